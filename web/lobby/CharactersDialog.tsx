/** The gallery of characters that were earned: each goes on, is saved, or is given up. */
import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { deleteCharacter, fileOf, takeFile, useCharacters } from '../session/characters.ts';
import type { Character } from '../session/characters.ts';
import { saveFile } from '../session/saveFile.ts';
import { gameOnShelf, titled } from '../shelf.ts';
import { emblems } from './emblems.tsx';
import { keyOf } from './SeatBrings.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

const PROVEN = 'Proven: the matches that earned it have been played again, or were played here.';
const UNPROVEN = 'Unproven: no record shows how it was earned. Whoever makes a table decides whether it may come.';

export function CharactersDialog(props: {
  readonly server: boolean;
  readonly onPlay: (character: Character) => void;
  readonly onClose: () => void;
}) {
  const { server, onPlay, onClose } = props;
  const { all, look } = useCharacters(server);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt = (act: Promise<unknown>): void => {
    setProblem('');
    setBusy(true);
    act
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        setBusy(false);
        look();
      });
  };
  return (
    <Dialog title="Characters" onClose={onClose} className="characters-dialog">
      {all !== null && all.length === 0 && (
        <p className="nothing">
          Nobody yet. Whoever lives through a story to its end, won or lost, waits here for the next one.
        </p>
      )}
      <ul className="characters">
        {all?.map(character => (
          <CharacterCard
            key={keyOf(character)}
            character={character}
            onPlay={() => onPlay(character)}
            onSave={() => attempt(save(character))}
            onDelete={() => attempt(deleteCharacter(character))}
          />
        ))}
      </ul>
      <label className="button file" aria-busy={busy}>
        <Icon name="lucide:upload" size={16} /> {busy ? 'Playing its matches again …' : 'Load a character'}
        <input
          type="file"
          accept=".json,application/json"
          disabled={busy}
          onChange={event => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file !== undefined) attempt(takeFile(file, server));
          }}
        />
      </label>
      {problem !== '' && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

async function save(character: Character): Promise<void> {
  const file = await fileOf(character);
  const name = character.name.toLowerCase().replace(/\W+/g, '-');
  saveFile(`${character.game}-${name}.legacy.json`, JSON.stringify(file));
}

function CharacterCard(props: {
  readonly character: Character;
  readonly onPlay: () => void;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}) {
  const { character, onPlay, onSave, onDelete } = props;
  const { game, name, line, match, won, at, proven, local } = character;
  const [sure, setSure] = useState(false);
  const Emblem = emblems[game] ?? emblems.vesper;
  const title = titled(gameOnShelf(game)?.name ?? game).title;
  return (
    <li data-game={game}>
      <Emblem size={36} />
      <div className="character-words">
        <b>{name}</b>
        <span>{line}</span>
        <small>
          {match === null ? title : `${won === true ? 'Won' : 'Lost'} “${match}”`} · {day.format(at)} ·{' '}
          {local ? 'in this browser' : 'on the server'}
        </small>
      </div>
      <span className="proof" data-proven={proven} data-tip={proven ? PROVEN : UNPROVEN} tabIndex={0}>
        <Icon name={proven ? 'lucide:shield-check' : 'lucide:triangle-alert'} size={16} />{' '}
        {proven ? 'Proven' : 'Unproven'}
      </span>
      <div className="character-buttons">
        <button type="button" className="button primary" onClick={onPlay} aria-label={`Play on with the ${name}`}>
          <Icon name="lucide:play" size={16} /> Play on
        </button>
        <button type="button" className="button" onClick={onSave} aria-label={`Save the ${name} as a file`}>
          <Icon name="lucide:download" size={16} /> Save
        </button>
        <button
          type="button"
          className={sure ? 'button primary' : 'button'}
          aria-label={sure ? `Delete the ${name}, no undo` : `Delete the ${name}`}
          onClick={sure ? onDelete : () => setSure(true)}
          onBlur={() => setSure(false)}
        >
          <Icon name="lucide:trash-2" size={16} /> {sure ? 'Delete, no undo' : 'Delete'}
        </button>
      </div>
    </li>
  );
}
