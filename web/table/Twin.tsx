import { Fragment, useEffect, useRef } from 'react';
import type { Asked } from '../board.ts';
import { Icon } from '../parts/Icon.tsx';
import { Clause } from './Clause.tsx';
import { Corner } from './Corner.tsx';
import { samePointed, useTable } from './model.ts';
import type { Numbered, TableModel } from './model.ts';
import { Recap } from './Recap.tsx';
import { readIn, usePassages } from './usePassages.ts';

/** All choices of a decision, under what one may have in mind with them. */
function inGroups({ offers, intending }: TableModel, decision: Asked): { name: string; group: readonly Numbered[] }[] {
  const all = offers.filter(offer => offer.decision.id === decision.id);
  if (intending.others.length === 0) return [{ name: '', group: all }];
  const names = new Set(all.map(offer => intending.of(offer)?.name ?? ''));
  return [...names].map(name => ({ name, group: all.filter(offer => (intending.of(offer)?.name ?? '') === name) }));
}

/** What a story has told since one's last choice, and everything before that. */
function ReadAloud() {
  const { game, view, log, recap } = useTable();
  const passages = usePassages(game, view);
  const all = readIn(passages, log);
  if (all.length === 0) return null;
  const news = Math.max(1, readIn(passages, recap).length);
  const before = all.slice(0, -news);
  return (
    <section className="twin-read">
      <h3>Read aloud</h3>
      {all.slice(-news).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {before.length > 0 && (
        <details>
          <summary>Read before ({before.length})</summary>
          {before.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </details>
      )}
    </section>
  );
}

/** The whole table as labelled text with its choices: the same view, the same words, the same moment as the board. */
export function Twin() {
  const model = useTable();
  const { game, view, mine, waitsFor, set, say, recap, ui, happened, scene, seatNames, seatStates } = model;
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
            {inGroups(model, decision).map(({ name, group }) => (
              <Fragment key={name}>
                {name !== '' && <h4>{name}</h4>}
                <ul className="twin-choices">
                  {group.map(offer => (
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
              </Fragment>
            ))}
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
      <ReadAloud />
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
      {seatStates.some(known => known !== null) && (
        <section>
          <h3>At the table</h3>
          <dl>
            {seatStates.map(
              (known, seat) =>
                known !== null && (
                  <div key={seat}>
                    <dt>{seatNames[seat]}</dt>
                    <dd>{known.words}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      )}
      <section>
        <h3>Since your last turn</h3>
        <Recap happened={happened.filter(({ at }) => at >= (recap[0]?.at ?? scene.n))} heading="h4" />
      </section>
    </article>
  );
}
