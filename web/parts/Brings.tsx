import type { BroughtInfo } from '@vesper/table/messages';

/** What a seat brings from earlier matches, for everybody at the table to see. */
export function Brings({ brings }: { readonly brings: readonly BroughtInfo[] }) {
  return brings.map(({ name, line, proven }, place) => (
    <small key={place} className="brings">
      Brings the {name}: {line}
      {!proven && <em> · unproven</em>}
    </small>
  ));
}
