/** How a character fares: Vita and PP, or the GP of a ghost, as bars with numbers; what lies on it; what it owns. */
import { Explained, Icon } from '@vesper/web/board';
import type { ReactNode } from 'react';
import { STAT } from '../../content/numbers.ts';
import { loreNeeded } from '../../rules/growth.ts';
import type { Member } from '../../state.ts';
import { useTable } from '../table.ts';
import { badgesOf } from './badges.ts';
import { Coin, Drop, Leaf, Star, Wisp, leadsBy, loreIcon } from '../signs.tsx';

/** More would not be told apart. */
const MOST = 24;

export function Bar(props: { readonly n: number; readonly of: number; readonly kind: 'vita' | 'pp' | 'gp' }) {
  const { n, of, kind } = props;
  const parts = Math.min(of, MOST);
  return (
    <span className={`fol-bar is-${kind}`} aria-hidden>
      {Array.from({ length: parts }, (_, i) => (
        <i key={i} className={i < Math.round((n / Math.max(1, of)) * parts) ? 'is-on' : ''} />
      ))}
    </span>
  );
}

function Track(props: {
  readonly sign: ReactNode;
  readonly n: number;
  readonly of: number;
  readonly kind: 'vita' | 'pp' | 'gp';
  readonly tip: string;
  readonly whole: boolean;
}) {
  const { sign, n, of, kind, tip, whole } = props;
  return (
    <span className="fol-track" data-tip={tip}>
      {sign}
      <Bar n={n} of={of} kind={kind} />
      <em>{whole ? `${n}/${of}` : n}</em>
    </span>
  );
}

/** Inside of something that is pressed. */
export function Vitals({ who, whole = false }: { readonly who: Member; readonly whole?: boolean }) {
  const { view } = useTable();
  const { form, vita, pp, gp } = view.party[who];
  const sheet = view.sheets[who];
  if (sheet.length === 0) return null;
  if (form !== 'living')
    return (
      <>
        <Track
          sign={<Wisp size={12} />}
          n={gp}
          of={sheet[STAT.gp]}
          kind="gp"
          whole={whole}
          tip={`${gp} of ${sheet[STAT.gp]} Ghost Points; with the last a ghost falls into Limbo`}
        />
        <span className="fol-form">{form === 'ghost' ? 'a ghost' : 'in Limbo'}</span>
      </>
    );
  return (
    <>
      <Track
        sign={<Drop size={12} />}
        n={vita}
        of={sheet[STAT.vita]}
        kind="vita"
        whole={whole}
        tip={`${vita} of ${sheet[STAT.vita]} Vita`}
      />
      <Track
        sign={<Leaf size={12} />}
        n={pp}
        of={sheet[STAT.pp]}
        kind="pp"
        whole={whole}
        tip={`${pp} of ${sheet[STAT.pp]} Power Points (PP)`}
      />
    </>
  );
}

export function Badges({ who, most = 9 }: { readonly who: Member; readonly most?: number }) {
  const { view } = useTable();
  const badges = badgesOf(view, view.party[who]);
  const hidden = badges.slice(most);
  return (
    <>
      {badges.slice(0, most).map(({ code, isGood, words }, i) => (
        <span key={i} className={`fol-status ${isGood ? 'is-good' : 'is-bad'}`} data-tip={words}>
          {code}
        </span>
      ))}
      {hidden.length > 0 && (
        <span className="fol-status is-more" data-tip={hidden.map(({ words }) => words).join('. ')}>
          {`+${hidden.length}`}
        </span>
      )}
    </>
  );
}

export function Leads({ who, size = 15 }: { readonly who: Member; readonly size?: number }) {
  const { view } = useTable();
  if (view.leader !== who) return null;
  return (
    <span className="fol-leads" data-tip={`Leads the group; the token shows ${view.isNight ? 'Night' : 'Day'}`}>
      <Icon name={view.isNight ? leadsBy.night : leadsBy.day} size={size} />
    </span>
  );
}

/** Boons, coins and lore. */
export function Purse({ who, inside = true }: { readonly who: Member; readonly inside?: boolean }) {
  const { view } = useTable();
  const { boons, coins, lore, choices } = view.party[who];
  const next = loreNeeded(choices.length);
  return (
    <span className="fol-purse">
      {(boons > 0 || !inside) && (
        <Explained inside={inside} className="fol-owned" tip={`${boons} of 3 boons: each throws a die again`}>
          <Star />
          {boons}
        </Explained>
      )}
      <Explained inside={inside} className="fol-owned" tip={`${coins} coins`}>
        <Coin />
        {coins}
      </Explained>
      <Explained inside={inside} className="fol-owned" tip={`${lore} lore; the next choice comes at ${next}`}>
        <Icon name={loreIcon} size={13} />
        {lore}
        <small>{`/${next}`}</small>
      </Explained>
    </span>
  );
}
