import { joined, same } from '@vesper/kernel';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from './model.ts';

/** What a bot would do here, and why, in words. */
export function HintCard() {
  const { ui, pointing, set, offers, press, say } = useTable();
  const { hint } = ui;
  if (hint === null) return null;
  const found =
    typeof hint === 'object'
      ? offers.find(({ choice, decision }) => decision.id === hint.decision && same(choice, hint.choice))
      : undefined;
  const instead =
    typeof hint === 'object' && hint.instead !== null
      ? offers.find(({ choice }) => same(choice, hint.instead!.choice))
      : undefined;
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
      {typeof hint === 'object' && found === undefined && <p>That moment has passed.</p>}
      {typeof hint === 'object' && found !== undefined && (
        <>
          <p>
            <button
              type="button"
              className="hint-choice"
              onClick={() => press(found)}
              onMouseEnter={() => pointing.setState({ hovered: found })}
              onMouseLeave={() => pointing.setState({ hovered: null })}
            >
              {found.label}
            </button>
          </p>
          {hint.follows.length > 0 && <p className="hint-follows">{say(joined(hint.follows, ' '))}</p>}
          <p className="hint-why">
            {hint.weighed === 1
              ? 'It is the only choice.'
              : instead === undefined
                ? `Best of ${hint.weighed} choices.`
                : closeness(hint.instead!.behind, instead.label)}
          </p>
        </>
      )}
    </section>
  );
}

function closeness(behind: number, label: string): string {
  if (behind < 0.05) return `Just as good: “${label}”.`;
  return behind < 0.75 ? `Close to it: “${label}”.` : `Clearly better than the next best, “${label}”.`;
}
