import { useEffect, useRef } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { Clause } from './Clause.tsx';
import { Corner } from './Corner.tsx';
import { samePointed, useTable } from './model.ts';
import { Log } from './Log.tsx';

/** The whole table as labelled text with its choices: the same view, the same words, the same moment as the board. */
export function Twin() {
  const model = useTable();
  const { game, view, mine, offers, waitsFor, set, say, recap, ui } = model;
  const title = useRef<HTMLHeadingElement>(null);
  const asked = mine.map(({ id }) => id).join();
  useEffect(() => title.current?.focus(), []);
  // A chosen chip leaves the page with its decision; the reader is led to the next one.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, [asked]);
  return (
    <article className="twin" aria-label="The table as text">
      <header>
        <h2 ref={title} tabIndex={-1}>
          The table as text
        </h2>
        <button type="button" className="quiet" aria-label="Close the text (T)" onClick={() => set({ twin: false })}>
          <Icon name="lucide:x" size={19} />
        </button>
      </header>
      <section aria-label="What is asked">
        <h3>{mine.length > 0 ? 'Your decision' : 'Now'}</h3>
        {mine.length === 0 && (
          <p>{waitsFor === null ? say(game.words.status(view)) : say(game.words.prompt(view, waitsFor))}</p>
        )}
        {mine.map(decision => (
          <div key={decision.id}>
            <p>
              {say(game.words.prompt(view, decision))} <Clause id={decision.rule} />
            </p>
            <ul className="twin-choices">
              {offers
                .filter(offer => offer.decision.id === decision.id)
                .map(offer => (
                  <li key={JSON.stringify(offer.choice)}>
                    <button
                      type="button"
                      className="button"
                      data-twin-choice={JSON.stringify(offer.choice)}
                      aria-pressed={samePointed(ui.chosen, offer)}
                      onClick={() => model.press(offer)}
                    >
                      {offer.label}
                      {samePointed(ui.chosen, offer) ? ' (press again to confirm)' : ''}
                    </button>
                  </li>
                ))}
            </ul>
            {(decision.refused?.length ?? 0) > 0 && (
              <details>
                <summary>Not possible now ({decision.refused!.length})</summary>
                <ul>
                  {decision.refused!.map(refused => (
                    <li key={JSON.stringify(refused.choice)}>
                      {say(game.words.refusal(view, decision, refused.choice, refused, refused.facts))}{' '}
                      <Clause id={refused.rule} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ))}
        {model.layout === 'phone' && <Corner />}
      </section>
      {game.words.twin(view).map((section, index) => (
        <section key={index}>
          <h3>{say(section.title)}</h3>
          <dl>
            {section.lines.map(({ label, text }, line) => (
              <div key={line}>
                <dt>{say(label)}</dt>
                <dd>{say(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3>Since your last turn</h3>
        <Log lines={recap} empty="Nothing has happened since your last turn." />
      </section>
    </article>
  );
}
