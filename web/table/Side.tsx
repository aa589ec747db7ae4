import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { later } from '../parts/later.tsx';
import { useSettings } from '../settings/settings.ts';
import { EarlierRules } from './EarlierRules.tsx';
import { HintCard } from './hints.tsx';
import { Log } from './Log.tsx';
import { useTable } from './model.ts';
import type { Tab } from './model.ts';
import { Unread } from './Unread.tsx';
import { SceneSummary } from './scenes.tsx';
import { ScoreCard } from './ScoreCard.tsx';
import { TimeSlider } from './TimeSlider.tsx';

const Chat = later(async () => (await import('./Chat.tsx')).Chat);
const Notes = later(async () => (await import('./Notes.tsx')).Notes);
const Chances = later(async () => (await import('./Chances.tsx')).Chances);
const Review = later(async () => (await import('./Review.tsx')).Review);
const Recap = later(async () => (await import('./Recap.tsx')).Recap);
const ManualPane = later(async () => (await import('./ManualPane.tsx')).ManualPane);

const allTabs: readonly (readonly [Tab, string])[] = [
  ['log', 'Log'],
  ['recap', 'Recap'],
  ['review', 'Review'],
  ['manual', 'Manual'],
  ['chat', 'Chat'],
  ['notes', 'Notes'],
];

/** Log, recap (a review, when the match is over), manual, chat and notes; below them chances and time. A drawer on narrow screens. */
export function Side({ drawer = false }: { readonly drawer?: boolean }) {
  const { ui, set, layout, log, recap, chances, happened, unread, session, scene, summary, file } = useTable();
  const hidden: readonly Tab[] = [
    file === null ? 'review' : 'recap',
    ...(session.kind === 'remote' ? [] : ['chat' as const]),
  ];
  const tabs = allTabs.filter(([tab]) => !hidden.includes(tab));
  // When the match is over there is nothing to catch up with, and before that nothing to review.
  const tab = hidden.includes(ui.tab) ? 'log' : ui.tab;
  const { chances: graph } = useSettings();
  const pane = useRef<HTMLDivElement>(null);
  const scrolled = useRef(new Map<Tab, number>());
  // Once opened, the manual stays as it was left; every tab comes back where it was.
  const [read, setRead] = useState(tab === 'manual');
  if (tab === 'manual' && !read) setRead(true);
  useLayoutEffect(() => {
    if (tab !== 'manual' || ui.clause === null) pane.current?.scrollTo({ top: scrolled.current.get(tab) ?? 0 });
  }, [tab, ui.clause]);
  return (
    <aside className="side" data-drawer={drawer} aria-label="Log and manual">
      <div className="tabs">
        <div role="tablist" aria-label="Log and manual">
          {tabs.map(([name, label]) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls="side-pane"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => set({ tab: name })}
              onKeyDown={event => {
                const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? tabs.length - 1 : 0;
                if (step === 0) return;
                const next = tabs[(tabs.findIndex(([found]) => found === name) + step) % tabs.length][0];
                set({ tab: next });
                document.getElementById(`tab-${next}`)?.focus();
              }}
            >
              {label}
              {name === 'chat' && <Unread count={unread} />}
            </button>
          ))}
        </div>
        {drawer && (
          <button
            type="button"
            className="quiet drawer-close"
            aria-label="Close"
            onClick={() => set({ drawer: false })}
          >
            <Icon name="lucide:x" size={19} />
          </button>
        )}
      </div>
      <div
        ref={pane}
        className="pane"
        id="side-pane"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        tabIndex={0}
        onScroll={({ currentTarget }) => scrolled.current.set(tab, currentTarget.scrollTop)}
      >
        {(tab === 'log' || tab === 'manual') && <EarlierRules />}
        {tab === 'log' && <Log lines={log} happened={happened} />}
        {tab === 'recap' && <Recap happened={happened.filter(({ at }) => at >= (recap[0]?.at ?? scene.n))} />}
        {tab === 'review' && <Review />}
        {read && (
          <div hidden={tab !== 'manual'}>
            <ManualPane />
          </div>
        )}
        {tab === 'chat' && <Chat />}
        {tab === 'notes' && <Notes />}
      </div>
      {ui.hint !== null && layout !== 'phone' && <HintCard />}
      {layout === 'wide' && summary !== null && <SceneSummary />}
      {graph && tab !== 'review' && (chances.points.length > 1 || chances.weighing) && <Chances />}
      <ScoreCard />
      <TimeSlider />
    </aside>
  );
}
