/** A ten-sided die as ten boxes: those that pass are filled, the one that was rolled is ringed; the light runs up to it. */
export function Die(props: { readonly needs: number; readonly rolled?: number; readonly large?: boolean }) {
  const { needs, rolled, large = false } = props;
  return (
    <span key={rolled} className={`fol-ten ${large ? 'is-large' : ''}`} aria-hidden>
      {faces.map(face => (
        <i
          key={face}
          className={`${face >= needs ? 'is-pass' : ''} ${face === rolled ? 'is-rolled' : ''} ${face < (rolled ?? 0) ? 'is-passed-by' : ''}`}
          style={{ ['--face' as string]: face }}
        >
          {face}
        </i>
      ))}
    </span>
  );
}

const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
