/** Tokens nobody holds, and where the two single ones lie. */
import { NONE } from '../state.ts';
import { colonistName } from '../words/names.ts';
import { useTable } from './table.ts';
import { shortName } from './faces.ts';
import { Token } from './tokens.tsx';
import type { TokenKind } from './tokens.tsx';

export function Supply() {
  const { supply, spectralOn, protectionOn } = useTable().view;
  return (
    <section className="sal-supply" aria-label="Supply">
      <Left kind="influence" name="Influence" left={supply.influence} />
      <Left kind="accusation" name="Accusation" left={supply.accusations} />
      <Left kind="fear" name="Fear" left={supply.fear} />
      <Bearer kind="spectral" name="Spectral Evidence" on={spectralOn} home={10} />
      <Bearer kind="protection" name="Protection" on={protectionOn} home={4} />
    </section>
  );
}

function Left({ kind, name, left }: { readonly kind: TokenKind; readonly name: string; readonly left: number }) {
  return (
    <div data-home={kind} data-tip={`${name} left in the supply: ${left}`} className={left === 0 ? 'is-none' : ''}>
      <Token kind={kind} size={17} />
      <span>{name}</span>
      <b>{left}</b>
    </div>
  );
}

function Bearer(props: {
  readonly kind: TokenKind;
  readonly name: string;
  readonly on: number;
  readonly home: number;
}) {
  const { kind, name, on, home } = props;
  const where = on === NONE ? `On space ${home}` : `On ${shortName(on)}`;
  return (
    <div data-tip={`${name}: on ${on === NONE ? `space ${home}` : colonistName(on)}`}>
      <Token kind={kind} size={17} />
      <span>{where}</span>
    </div>
  );
}
