import { joined, same } from '@vesper/kernel';
import { Icon } from '../parts/Icon.tsx';
import type { Hint } from '../session/session.ts';
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
            {instead === undefined ? amongHowMany(hint) : closeness(hint.instead!.behind, instead.label)}
          </p>
        </>
      )}
    </section>
  );
}

/** A bot often knows by experience, without trying the others. */
function amongHowMany({ weighed, of }: Hint): string {
  if (of === 1) return 'It is the only choice.';
  return weighed === 1 ? `It would not think twice about the other ${of - 1}.` : `Best of ${weighed} choices.`;
}

/** `behind` is a share of winning. */
function closeness(behind: number, label: string): string {
  if (behind < 0.01) return `Just as good: “${label}”.`;
  return behind < 0.05 ? `Close to it: “${label}”.` : `Clearly better than the next best, “${label}”.`;
}
