/** Where a person sits. */
export interface Terminal {
  /** Whether the person may be asked what the command line has left open. */
  readonly asksBefore: boolean;
  /** Whether the person is shown what a final choice brings before it is made; a script knows what it wants. */
  readonly confirms: boolean;
  say(text?: string): void;
  /** What the person answers: the key of an item or a command as typed; `undefined` = the input has ended. */
  ask(question: Question): Promise<string | undefined>;
  /** A line of text; `undefined` = the input has ended. */
  line(prompt: string): Promise<string | undefined>;
  /** Lets another person come to the keyboard. */
  handOver(to: string): Promise<void>;
  close(): void;
}

export interface Question {
  readonly prompt: string;
  /** What may be chosen, by number. */
  readonly items: readonly Item[];
  readonly commands: readonly Item[];
  /** Asked again after a command; what may be chosen is known. */
  readonly again: boolean;
}

export interface Item {
  /** What one types for it. */
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
}
