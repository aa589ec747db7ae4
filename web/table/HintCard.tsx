import { comparedHow, distanceOf, expectation } from '@vesper/bots/reasonWords';
import { joined, same } from '@vesper/kernel';
import { useEffect } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from './model.ts';
import type { Numbered } from './model.ts';

/** What a bot would do here, what it compared that with, and what comes of it. */
export function HintCard() {
  const { ui, pointing, set, offers, say } = useTable();
  const { hint } = ui;
  const offered = (choice: unknown): Numbered | undefined =>
    typeof hint === 'object' && hint !== null
      ? offers.find(offer => offer.decision.id === hint.decision && same(offer.choice, choice as Numbered['choice']))
      : undefined;
  const told = typeof hint === 'object' ? hint : null;
  const found = told === null ? undefined : offered(told.choice);
  const instead = told === null || told.instead === null ? undefined : offered(told.instead.choice);
  const key = found === undefined ? '' : `${found.decision.id} ${JSON.stringify(found.choice)}`;
  // The piece itself carries a lamp, and comes into sight.
  useEffect(() => {
    if (found === undefined) return;
    pointing.setState({ hinted: { decision: found.decision, choice: found.choice } });
    requestAnimationFrame(() =>
      document.querySelector('.piece.is-hinted')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => pointing.setState({ hinted: null });
  }, [pointing, key]);
  if (hint === null) return null;
  return (
    <section className="hint" aria-label="Hint" aria-live="polite">
      <header>
        <Icon name="lucide:lightbulb" size={16} />
        <b>A bot would</b>
        <button type="button" className="quiet" aria-label="Close the hint" onClick={() => set({ hint: null })}>
          <Icon name="lucide:x" size={16} />
        </button>
      </header>
      {hint === 'thinking' && <p>Thinking.</p>}
      {hint === 'none' && <p>There is no hint here.</p>}
      {told !== null && found === undefined && <p>That moment has passed.</p>}
      {told !== null && found !== undefined && (
        <>
          <p>
            <Suggestion offer={found} />
          </p>
          {told.follows.length > 0 && <p className="hint-follows">{say(joined(told.follows, ' '))}</p>}
          <p className="hint-why">
            {comparedHow(told)} {expectation(told)}
            {instead !== undefined && (
              <>
                {' '}
                {distanceOf(told)} <Suggestion offer={instead} />
              </>
            )}
          </p>
        </>
      )}
    </section>
  );
}

function Suggestion({ offer }: { readonly offer: Numbered }) {
  const { pointing, press } = useTable();
  const point = (): void => pointing.setState({ hovered: offer });
  const leave = (): void => pointing.setState({ hovered: null });
  return (
    <button
      type="button"
      className="hint-choice"
      onClick={() => press(offer)}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {offer.label}
    </button>
  );
}
