import type { Choice, Event, Facts, Open, Refusal, Words } from './contract.ts';
import { plain } from './sentence.ts';
import type { Sentence } from './sentence.ts';

/** A game's sentences as text, for a terminal, a test or a file. */
export interface PlainWords<V = unknown, E extends Event = Event> extends Omit<
  Words<V, E>,
  'status' | 'prompt' | 'choice' | 'refusal' | 'event' | 'twin'
> {
  status(view: V): string;
  prompt(view: V, open: Open): string;
  choice(view: V, open: Open, choice: Choice, facts: Facts | undefined): string;
  refusal(view: V, open: Open, choice: Choice, refusal: Refusal, facts: Facts | undefined): string;
  event(view: V, event: E): string | undefined;
  twin(view: V): readonly PlainSection[];
}

export interface PlainSection {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

export function plainWords<V, E extends Event>(words: Words<V, E>): PlainWords<V, E> {
  const text = (sentence: Sentence): string => plain(sentence);
  return {
    ...words,
    status: view => text(words.status(view)),
    prompt: (view, open) => text(words.prompt(view, open)),
    choice: (view, open, choice, facts) => text(words.choice(view, open, choice, facts)),
    refusal: (view, open, choice, refusal, facts) => text(words.refusal(view, open, choice, refusal, facts)),
    event(view, event) {
      const sentence = words.event(view, event);
      return sentence === undefined ? undefined : text(sentence);
    },
    twin: view =>
      words.twin(view).map(({ title, lines }) => ({
        title: text(title),
        lines: lines.map(line => ({ label: text(line.label), text: text(line.text) })),
      })),
  };
}
