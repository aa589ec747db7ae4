/** A figure in large: what it is, what it can do, what lies on it, and, of a foe, what it will do. */
import { plain } from '@vesper/kernel';
import { Zoom } from '@vesper/web/board';
import { STAT } from '../../content/numbers.ts';
import { foeKinds } from '../../content/foes.ts';
import { FOE, isFoe } from '../../state.ts';
import type { Figure, Member } from '../../state.ts';
import { foePowers, foeStats } from '../../words/foes.ts';
import { keywordsExplained } from '../../words/keywords.ts';
import { figureTitle, intent, powerIn } from '../../words/map.ts';
import { burdens, foeBurdens } from '../../words/statuses.ts';
import { figure as named } from '../../words/voice.ts';
import { memberColour, useTable } from '../table.ts';
import { FoeDisc, MemberDisc } from './Disc.tsx';
import { lifeOf } from './who.ts';

export function FigureZoom({ figure }: { readonly figure: Figure }) {
  return isFoe(figure) ? <FoeZoom foe={figure - FOE} /> : <MemberZoom who={figure} />;
}

function FoeZoom({ foe }: { readonly foe: number }) {
  const { view, called } = useTable();
  const found = view.foes[foe];
  const { life, most } = lifeOf(view, FOE + foe);
  const powers = called(foePowers(found.kind));
  const due = powerIn(found);
  const on = foeBurdens(view, found);
  return (
    <Zoom
      className="fol-figure-zoom"
      title={called([named(view, FOE + foe)])}
      art={<FoeDisc kind={found.kind} vita={life} max={most} />}
      id={foeKinds[found.kind].id}
    >
      <p className="zoom-kin">{`${life} of ${most} Vita. ${foeStats(found.kind)}.`}</p>
      {powers !== '' && <p>{powers}</p>}
      {keywordsExplained(foeKinds[found.kind].keywords).map(words => (
        <p key={words} className="fol-keyword">
          {words}
        </p>
      ))}
      {due > 0 && <p>{`Its power comes in ${due === 1 ? '1 turn' : `${due} turns`}.`}</p>}
      {on.map((words, i) => (
        <p key={i}>{called(words)}</p>
      ))}
      {view.encounter.isRunning && <p className="fol-threat">{`In its turn it ${called(intent(view, foe))}.`}</p>}
    </Zoom>
  );
}

function MemberZoom({ who }: { readonly who: Member }) {
  const { view, called } = useTable();
  const character = view.party[who];
  const { life, most } = lifeOf(view, who);
  const sheet = view.sheets[who];
  const on = burdens(view, character);
  return (
    <Zoom
      className="fol-figure-zoom"
      title={plain([named(view, who)]).replace(/^the /, '')}
      art={
        <MemberDisc
          booklet={character.booklet}
          tone={`var(--seat-${memberColour(who)})`}
          vita={life}
          max={most}
          isGhost={character.form === 'ghost'}
        />
      }
    >
      <p className="zoom-kin">{called(figureTitle(view, who))}</p>
      <p>{`Might ${sheet[STAT.might]}, Defense ${sheet[STAT.defense]}, Stride ${sheet[STAT.stride]}, ${character.pp} of ${sheet[STAT.pp]} PP.`}</p>
      {on.map((words, i) => (
        <p key={i}>{called(words)}</p>
      ))}
    </Zoom>
  );
}
