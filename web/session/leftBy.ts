/** Seconds that the rest takes, by how long the matches took since this was first asked. */
export function leftBy(now: () => number): (done: number) => number | null {
  let began: { readonly at: number; readonly done: number } | null = null;
  return done => {
    began ??= { at: now(), done };
    const gained = done - began.done;
    return gained <= 0 ? null : ((now() - began.at) / 1000 / gained) * (1 - done);
  };
}
