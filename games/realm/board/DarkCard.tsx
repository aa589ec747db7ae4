/** A Darkness card: where minions will come, and which General it calls. */
import { plain } from '@vesper/kernel';
import { Icon } from '@vesper/web/board';
import { darknessCards } from '../content/darkness.ts';
import { spaces } from '../content/map.ts';
import { NEXT } from '../content/types.ts';
import type { DarkCard } from '../content/types.ts';
import { darknessText } from '../words/darkness.ts';
import { darknessName, generalName, spaceName } from '../words/names.ts';
import { colourNames, landIcon } from './look.ts';
import { Pip, Shield } from './tokens.tsx';

export function DarkFace({ card, small = false }: { readonly card: DarkCard; readonly small?: boolean }) {
  const { kind, places, general } = darknessCards[card];
  const text = plain(darknessText(card));
  return (
    <div className={small ? 'rea-dark is-small' : 'rea-dark'} data-tip={text}>
      {kind !== 'locations' && <b className="rea-dark-title">{darknessName(card)}</b>}
      {kind !== 'locations' && !small && <p>{text.split(';')[0]}.</p>}
      {places.map(({ space, minions }) => (
        <span key={space} className={`rea-dark-place is-${colourNames[spaces[space].colour]}`}>
          <Icon name={landIcon(space)} size={small ? 15 : 22} />
          <span>{spaceName(space)}</span>
          <Pip colour={spaces[space].colour} count={minions} size={small ? 17 : 22} />
        </span>
      ))}
      {general !== null && (
        <span className="rea-dark-general">
          <Shield general={general.who} size={small ? 18 : 26} />
          <span>
            {generalName(general.who)} <i aria-hidden>→</i>
            <span className="unseen"> to </span> {general.to === NEXT ? 'next location' : spaceName(general.to)}
          </span>
          {general.minions > 0 && <Pip colour={general.who} count={general.minions} size={small ? 17 : 22} />}
        </span>
      )}
    </div>
  );
}
