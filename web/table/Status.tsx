import { partsOf, plain, say as lead, uncapital } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { emblems } from '../lobby/emblems.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { happeningText } from '../session/around.ts';
import { change, useSettings } from '../settings/settings.ts';
import { titled } from '../shelf.ts';
import { Clause } from './Clause.tsx';
import { Clock } from './Clock.tsx';
import { hasSide, useTable } from './model.ts';
import type { TableModel } from './model.ts';

/** Who decides what, because of which rule; right of it how far the game is. */
export function Status() {
  const model = useTable();
  const { game, layout, state, past, scene } = model;
  const { title, subtitle } = titled(game.name);
  const Emblem = emblems[game.id] ?? emblems.vesper;
  const progress = progressOf(model);
  const speaking = speak(model);
  const ghost = past || state.link !== 'live';
  // On a phone a long sentence ends in dots; a tap lays the whole of it over the table, the next one puts it back.
  const [wholeAt, setWholeAt] = useState(-1);
  const whole = wholeAt === scene.n;
  return (
    <header className="status" data-ghost={ghost} data-whole={whole}>
      {layout !== 'phone' && (
        <a className="mark" href="/" data-tip="Back to the lobby">
          <Emblem size={34} />
          <span>
            <b>{title}</b>
            <small>{subtitle}</small>
          </span>
        </a>
      )}
      <div className="says">
        {speaking.seat !== null && <SeatSymbol colour={model.seatColours[speaking.seat]} size={28} />}
        <div className="said" onClick={layout === 'phone' ? () => setWholeAt(whole ? -1 : scene.n) : undefined}>
          <h1
            aria-live="polite"
            aria-atomic="true"
            data-breathes={speaking.waits}
            data-long={speaking.long === true}
            data-very={speaking.very === true}
          >
            {speaking.sentence}
          </h1>
          <p>
            <span>{speaking.reason}</span> {speaking.rule !== null && <Clause id={speaking.rule} />}
          </p>
        </div>
      </div>
      {layout !== 'phone' && (
        <p className="progress">
          {progress.text}
          {progress.of > 0 && (
            <span className="dots" aria-hidden>
              {Array.from({ length: progress.of }, (_, index) => (
                <i key={index} data-on={index < progress.done ? 'past' : index === progress.done ? 'now' : 'later'} />
              ))}
            </span>
          )}
        </p>
      )}
      {state.table !== null && state.table.clock !== null && !past && !scene.over && (
        <Clock
          table={state.table}
          heardAt={state.heardAt}
          live={state.link === 'live'}
          seat={(model.mine.find(({ optional }) => !optional) ?? model.waitsFor)?.seat ?? null}
          name={model.seatNames}
        />
      )}
      {layout !== 'phone' && <Tools over={scene.over} />}
    </header>
  );
}

/** What else one can do, as far as there is room; a phone has it in its tabs and its menu. */
function Tools({ over }: { readonly over: boolean }) {
  const model = useTable();
  const { sound } = useSettings();
  const { shape, set, offers, ui } = model;
  const tool = (
    icon: IconName,
    name: string,
    act: () => void,
    more: Partial<ComponentProps<'button'>> & { readonly 'data-tip'?: string } = {},
  ) => (
    <button key={name} type="button" aria-label={name} data-tip={name} onClick={act} {...more}>
      <Icon name={icon} size={20} />
    </button>
  );
  const hint = tool('lucide:lightbulb', 'Hint (H)', model.askHint, { disabled: offers.length === 0 });
  return (
    <div className="tools" role="toolbar" aria-label="Table">
      {shape === 'low' ? (
        <>
          {tool('lucide:menu', 'Menu', () => set({ opened: 'menu' }))}
          {hint}
        </>
      ) : (
        <>
          {hint}
          {tool('lucide:users', 'Players', () => set({ opened: 'players' }))}
          {over && tool('lucide:scroll-text', 'Score sheet', () => set({ opened: 'score' }))}
          {tool(sound ? 'lucide:volume-2' : 'lucide:volume-x', 'Sound', () => change({ sound: !sound }), {
            'aria-pressed': sound,
            'data-tip': sound ? 'Sound is on' : 'Sound is off',
          })}
          {!hasSide(model) &&
            tool('lucide:panel-right', 'Log and manual', () => set({ drawer: !ui.drawer }), {
              'aria-expanded': ui.drawer,
            })}
          {tool('lucide:settings', 'Settings', () => set({ opened: 'settings' }))}
        </>
      )}
    </div>
  );
}

const progressOf = ({ game, board, view }: TableModel) =>
  board.progress?.(view) ?? { text: plain(game.words.status(view)), done: 0, of: 0 };

interface Speaking {
  readonly seat: number | null;
  readonly sentence: ReactNode;
  readonly reason: string;
  readonly rule: string | null;
  readonly waits: boolean;
  readonly long?: boolean;
  /** It takes two lines. */
  readonly very?: boolean;
}

function speak(model: TableModel): Speaking {
  const { game, view, viewer, state, past, scene, length, mine, waitsFor, say, called, ui, seatNames, layout } = model;
  // Narrow screens have one short row for it, and no other place that says how far the game is.
  const standing = `${called(layout === 'wide' ? game.words.status(view) : progressOf(model).text)}.`;
  const seat = typeof viewer === 'number' ? viewer : null;
  if (state.link === 'lost')
    return {
      seat: null,
      sentence: 'Reconnecting; you can look around',
      reason: 'Your moves are stored.',
      rule: null,
      waits: true,
    };
  if (past) return { seat: null, sentence: `Move ${scene.n} of ${length}`, reason: standing, rule: null, waits: false };
  if (model.playing !== null) {
    const { script, beat } = model.playing;
    const sentence = beat.title === '' ? script.title : `${script.title}: ${plain(uncapital(beat.title))}`;
    return { seat: null, sentence, reason: standing, rule: beat.told.at(-1)?.event.rule ?? null, waits: false };
  }
  if (ui.notice !== null)
    return { seat, sentence: 'That was not possible', reason: ui.notice, rule: null, waits: false };
  if (scene.over && state.table?.result?.by === 'concession') {
    const { happened } = state.table;
    return {
      seat: null,
      sentence: wonByConcession(state.table.result.winners.map(winner => seatNames[winner])),
      reason: happened
        .filter(({ what }) => what === 'conceded')
        .map(happening => happeningText(happening, seatNames[happening.seat]))
        .join(' '),
      rule: null,
      waits: false,
    };
  }
  if (scene.over)
    return {
      seat: null,
      sentence: say(game.words.status(view)),
      reason: 'The match is over. The score sheet shows every line.',
      rule: null,
      waits: false,
    };
  const own = mine.find(({ optional }) => !optional) ?? mine[0];
  if (own !== undefined) {
    const prompt = game.words.prompt(view, own);
    const sentence = speaksForItself(prompt) ? prompt : lead`Your decision: ${uncapital(prompt)}`;
    return {
      seat: own.seat,
      sentence: say(sentence),
      reason: standing,
      rule: own.rule,
      waits: false,
      long: plain(sentence).length > 52,
      very: plain(sentence).length > 84,
    };
  }
  if (waitsFor === null)
    return { seat: null, sentence: say(game.words.status(view)), reason: '', rule: null, waits: false };
  if (waitsFor.passes)
    return { seat, sentence: 'This moment passes by itself', reason: standing, rule: waitsFor.rule, waits: true };
  const news = game.words.prompt(view, waitsFor);
  return {
    seat: waitsFor.seat,
    sentence: say(news),
    reason: standing,
    rule: waitsFor.rule,
    waits: true,
    long: plain(news).length > 52,
    very: plain(news).length > 84,
  };
}

export function wonByConcession(winners: readonly string[]): string {
  if (winners.length === 0) return 'The match was given up';
  return `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}: the others conceded`;
}

/** A prompt that begins with a name, or has several sentences. */
function speaksForItself(prompt: Sentence): boolean {
  const text = plain(prompt);
  const begins = typeof partsOf(prompt)[0] !== 'string' || /^\S+\.? [A-Z]/.test(text);
  return begins || /^[^.?!]{0,40}: /.test(text) || /[.?!] \S/.test(text) || text.startsWith('You');
}
