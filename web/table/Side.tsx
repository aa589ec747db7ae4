import { Icon } from '../parts/Icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { Chances } from './Chances.tsx';
import { EarlierRules } from './EarlierRules.tsx';
import { HintCard } from './HintCard.tsx';
import { Log } from './Log.tsx';
import { ManualPane } from './ManualPane.tsx';
import { useTable } from './model.ts';
import type { Tab } from './model.ts';
import { Notes } from './Notes.tsx';
import { TimeSlider } from './TimeSlider.tsx';

const tabs: readonly (readonly [Tab, string])[] = [
  ['log', 'Log'],
  ['recap', 'Recap'],
  ['manual', 'Manual'],
  ['notes', 'Notes'],
];

/** Log, recap, manual and notes; below them chances and time. A drawer on narrow screens. */
export function Side({ drawer = false }: { readonly drawer?: boolean }) {
  const { ui, set, layout, log, recap, chances } = useTable();
  const { chances: graph } = useSettings();
  return (
    <aside className="side" data-drawer={drawer} aria-label="Log and manual">
      <div className="tabs" role="tablist" aria-label="Log and manual">
        {tabs.map(([tab, label]) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={ui.tab === tab}
            aria-controls="side-pane"
            tabIndex={ui.tab === tab ? 0 : -1}
            onClick={() => set({ tab })}
            onKeyDown={event => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? tabs.length - 1 : 0;
              if (step === 0) return;
              const next = tabs[(tabs.findIndex(([name]) => name === tab) + step) % tabs.length][0];
              set({ tab: next });
              document.getElementById(`tab-${next}`)?.focus();
            }}
          >
            {label}
          </button>
        ))}
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
      <div className="pane" id="side-pane" role="tabpanel" aria-labelledby={`tab-${ui.tab}`} tabIndex={0}>
        {(ui.tab === 'log' || ui.tab === 'manual') && <EarlierRules />}
        {ui.tab === 'log' && <Log lines={log} />}
        {ui.tab === 'recap' && <Log lines={recap} empty="Nothing has happened since your last turn." />}
        {ui.tab === 'manual' && <ManualPane />}
        {ui.tab === 'notes' && <Notes />}
      </div>
      {ui.hint !== null && layout !== 'phone' && <HintCard />}
      {graph && (chances.points.length > 1 || chances.weighing) && <Chances />}
      <TimeSlider />
    </aside>
  );
}
