/** The open book: what was just read on the left, what is decided on the right; while nothing is decided the text fills both. */
import { Icon, Ways, Waiting, ownDecision } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { effectOf } from '../../content/rows.ts';
import type { Ask } from '../../agenda.ts';
import { NONE } from '../../state.ts';
import { rollInWords } from '../../words/deeds.ts';
import { skillName, storyName } from '../../words/names.ts';
import { anywhere } from '../Question.tsx';
import { Posts, usePosts } from '../party/Posts.tsx';
import { useTable } from '../table.ts';
import type { TableNow } from '../table.ts';
import { OpenBook, Ornament } from './Book.tsx';
import { Branches, Faces } from './Branches.tsx';
import { Die } from './Die.tsx';
import { Flow } from './Flow.tsx';
import { Ending } from './Ending.tsx';
import { Prose } from './Prose.tsx';
import { Vignette, WayVignette } from './Vignette.tsx';
import { eventBranches, storyBranches, trialOf } from './branches.ts';
import type { Entry, Leaf } from './journal.ts';
import { isSince } from './journal.ts';
import { closeBook, useInSight, useReadTo } from './reading.ts';
import { useLeaves } from './texts.ts';
import { OpenJournal } from './OpenJournal.tsx';

export function StoryPage({ room }: { readonly room: Room }) {
  const table = useTable();
  const leaves = useLeaves();
  const readTo = useReadTo();
  useInSight();
  const fresh = leaves.filter(leaf => isSince(leaf, readTo));
  const decided = useDecided(table);
  const isOver = table.view.outcome !== null;
  const last = leaves.slice(isOver ? -2 : -1);
  // What is decided about an event stands beside its own text; what came before is in the journal.
  const isEvent = decided !== null && last[0]?.of === 'event';
  const shown = fresh.length > 0 && !isEvent && !isOver ? fresh : last;
  const moment = `${shown.at(0)?.from ?? 0} ${decided === null ? '' : table.asked[0]?.id}`;
  if (table.layout === 'phone') return <PhonePage shown={shown} decided={decided} isOver={isOver} />;
  if (isOver)
    return (
      <div className="fol-spread">
        <OpenBook />
        <Scrolls className="fol-page is-left">
          <LastRead shown={shown} />
        </Scrolls>
        <Scrolls className="fol-page is-right">
          <Ending />
        </Scrolls>
        <OpenJournal />
      </div>
    );
  return (
    <div className="fol-spread">
      <OpenBook />
      {decided === null ? (
        <Flow key={moment} foot={<Foot />}>
          <Read shown={shown} />
        </Flow>
      ) : (
        <Decided key={shown.at(0)?.from ?? 0} room={room} shown={shown} ways={decided.ways}>
          {decided.body}
        </Decided>
      )}
      <OpenJournal />
    </div>
  );
}

interface Decision {
  /** How many rows it takes. */
  readonly ways: number;
  readonly body: ReactNode;
}

/** What the right page asks, whoever is asked; `null` = there is only something to read. */
function useDecided(table: TableNow): Decision | null {
  const { view, asked, called } = table;
  const own = ownDecision(table);
  const now = own ?? asked.find(({ optional }) => !optional);
  if (now === undefined) return null;
  switch (now.ask) {
    case 'storyOption':
    case 'eventOption': {
      const branches = now.ask === 'eventOption' ? eventBranches(view) : storyBranches(view);
      if (branches.length === 0) return null;
      return {
        ways: branches.length,
        body: (
          <>
            <Branches key={now.id} branches={branches} />
            <Waiting />
          </>
        ),
      };
    }
    case 'checker': {
      const effect = effectOf(now.frame as Ask<'checker'>);
      if (effect.do !== 'check') return null;
      const harder = view.deeds.at(-1)?.harder ?? 0;
      return {
        ways: 2,
        body: (
          <section className="fol-trying" aria-label="Who tries it?">
            <h3>{`${skillName(effect.skill)} ${effect.k + harder}: who tries it?`}</h3>
            <Faces large trial={trialOf(view, effect.skill, effect.k + harder)} />
            <Waiting />
          </section>
        ),
      };
    }
    default:
      return view.rolls.length > 0 || (own !== undefined && onPage.has(own.ask))
        ? {
            ways: 3,
            body: (
              <section className="fol-trying">
                <Rolled />
                {own !== undefined && (
                  <>
                    {view.rolls.length === 0 && <h3>{called(table.game.words.prompt(view, own))}</h3>}
                    <Ways decision={own} />
                  </>
                )}
                <Waiting />
              </section>
            ),
          }
        : null;
  }
}

/** What is answered on the page itself; everything else has a place of its own. */
const onPage: ReadonlySet<string> = new Set([...anywhere, 'boost', 'aim', 'aimWhere']);

/** The die that lies on the table and can still be changed. */
function Rolled() {
  const { view, called } = useTable();
  const roll = view.rolls.at(-1);
  if (roll === undefined) return null;
  return (
    <div className="fol-rolled">
      {roll.sides === 10 && roll.needed !== NONE && (
        <Die large needs={roll.needed - roll.bonus} {...(roll.natural > 0 ? { rolled: roll.natural } : {})} />
      )}
      <p>{called(rollInWords(view))}</p>
    </div>
  );
}

// ── The left page ────────────────────────────────────────────────────────────────────────────────────────────────────

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** What a leaf is called: the story and its chapter, or where it was read. */
export function Head({ leaf }: { readonly leaf: Leaf }) {
  const { view } = useTable();
  const where = { story: storyName(view.terms.story), scene: storyName(view.terms.story), event: 'On the way' }[
    leaf.of
  ];
  return (
    <header className="fol-head">
      <p>
        <span>{where}</span>
        <b>{ROMAN[leaf.chapter]}</b>
      </p>
      <h2>{leaf.title}</h2>
    </header>
  );
}

export function Read({ shown }: { readonly shown: readonly Leaf[] }) {
  const { view } = useTable();
  if (shown.length === 0)
    return <p className="fol-waits">{`“${storyName(view.terms.story)}” is being fetched from the shelf.`}</p>;
  return shown.map((leaf, i) => (
    <section key={leaf.from} className={`fol-leaf is-${leaf.of}`}>
      {(i === 0 || leaf.title !== shown[i - 1].title) && <Head leaf={leaf} />}
      {leaf.opens && <Vignette chapter={leaf.chapter} />}
      {leaf.card !== NONE && <WayVignette card={leaf.card} isNight={leaf.isNight} />}
      <Prose leaf={leaf} dropCap={i === 0 || leaf.opens} />
    </section>
  ));
}

/** With the picture of the chapter in which it ended. */
function LastRead({ shown }: { readonly shown: readonly Leaf[] }) {
  return (
    <>
      <Vignette chapter={useTable().view.chapter} />
      <Read shown={shown.map(leaf => ({ ...leaf, opens: false }))} />
    </>
  );
}

/** A line of the page holds about so many letters, and is so high. */
const LETTERS = 42;
const LINE = 25;
const WAY = 64;
const OPENED = 176;

const linesOf = (text: string): number => Math.ceil(text.length / LETTERS);

/** The last sentences stand over the decision, as far as there is room for them. */
function leadOf(shown: readonly Leaf[], room: number): readonly string[] {
  const last = shown.at(-1)?.entries ?? [];
  const lead: string[] = [];
  let left = Math.floor(room / LINE);
  for (let i = last.length - 1; i > 0; i--) {
    const entry = last[i];
    if (entry.is !== 'text' || linesOf(entry.text) > left) break;
    left -= linesOf(entry.text);
    lead.unshift(entry.text);
  }
  return lead;
}

const without = (shown: readonly Leaf[], n: number): readonly Leaf[] =>
  n === 0
    ? shown
    : shown.map((leaf, i) => (i < shown.length - 1 ? leaf : { ...leaf, entries: allBut(leaf.entries, n) }));

const allBut = (entries: readonly Entry[], n: number): readonly Entry[] => entries.slice(0, entries.length - n);

function Decided(props: {
  readonly room: Room;
  readonly shown: readonly Leaf[];
  readonly ways: number;
  readonly children: ReactNode;
}) {
  const { room, shown, ways, children } = props;
  const lead = leadOf(shown, room.height - 80 - ways * WAY - OPENED);
  return (
    <>
      <Scrolls className="fol-page is-left">
        <Read shown={without(shown, lead.length)} />
      </Scrolls>
      <Scrolls className="fol-page is-right">
        {lead.map((text, i) => (
          <p key={i} className="fol-lead">
            {text}
          </p>
        ))}
        {lead.length > 0 && <Ornament />}
        {children}
      </Scrolls>
    </>
  );
}

/** Scrolls inside itself, faded only where something is cut off. */
function Scrolls({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = ref.current as HTMLDivElement;
    const mark = (): void => {
      page.classList.toggle('is-cut', page.scrollTop + page.clientHeight < page.scrollHeight - 3);
    };
    mark();
    void document.fonts.ready.then(mark);
    page.addEventListener('scroll', mark, { passive: true });
    return () => page.removeEventListener('scroll', mark);
  });
  return (
    <div ref={ref} className={className} tabIndex={0} role="group" aria-label="A page">
      {children}
    </div>
  );
}

/** Whom one waits for, or back to where the question is. */
function Foot() {
  const table = useTable();
  const own = ownDecision(table);
  const posts = usePosts();
  if (table.view.phase === 'over') return null;
  return (
    <>
      <Waiting />
      <Posts posts={posts} />
      {own !== undefined && (
        <button type="button" className="fol-close" onClick={() => closeBook(table)}>
          <Icon name="lucide:map" size={16} />
          To the map
        </button>
      )}
    </>
  );
}

// ── Phones ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function PhonePage(props: {
  readonly shown: readonly Leaf[];
  readonly decided: Decision | null;
  readonly isOver: boolean;
}) {
  const { shown, decided, isOver } = props;
  if (isOver)
    return (
      <div className="fol-one-page" tabIndex={0} role="group" aria-label="The page">
        <LastRead shown={shown} />
        <Ornament />
        <Ending />
        <OpenJournal />
      </div>
    );
  return (
    <div className="fol-one-page" tabIndex={0} role="group" aria-label="The page">
      <Read shown={shown} />
      {decided !== null && (
        <>
          <Ornament />
          {decided.body}
        </>
      )}
      {decided === null && (
        <div className="fol-foot">
          <Foot />
        </div>
      )}
      <OpenJournal />
    </div>
  );
}
