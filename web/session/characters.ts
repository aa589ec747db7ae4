/** What matches have left to whoever sits here: kept in this browser, and by the server for this person. */
import type { LegacyFile } from '@vesper/kernel/proof';
import type { LegacyInfo } from '@vesper/table/messages';
import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { once } from './engine.ts';
import { dropLegacy, keptLegacies, keptLegacy } from './keptLegacies.ts';
import type { LocalBrought, LocalLegacy } from './keptLegacies.ts';
import { SessionError } from './session.ts';

export interface Character extends LegacyInfo {
  /** Kept in this browser, not by the server. */
  readonly local: boolean;
}

/** A file is not read further than this, and its records are not played for longer. */
const LARGEST = 4 * 1024 * 1024;
const LONGEST = 30_000;

function aboutOf({ id, game, name, line, match, won, at, proven }: LocalLegacy): Character {
  return { id, game, name, line, match, won, at, proven, local: true };
}

/** Newest first; what the server keeps only where it can be reached. */
async function characters(server: boolean): Promise<readonly Character[]> {
  const here = await keptLegacies().catch(() => []);
  const there = server ? await api.legacies().catch(() => []) : [];
  const all = [...here.map(aboutOf), ...there.map(about => ({ ...about, local: false }))];
  return all.sort((a, b) => b.at - a.at);
}

/** Those of one game, or all; `null` until they are known. */
export function useCharacters(
  server: boolean,
  game?: string,
): { readonly all: readonly Character[] | null; look(): void } {
  const [all, setAll] = useState<readonly Character[] | null>(null);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let current = true;
    void characters(server).then(found => current && setAll(found));
    return () => {
      current = false;
    };
  }, [server, looks]);
  const known = all?.filter(one => game === undefined || one.game === game) ?? null;
  return { all: known, look: () => setLooks(n => n + 1) };
}

async function here(id: string): Promise<LocalLegacy> {
  const found = await keptLegacy(id);
  if (found === undefined) throw new SessionError({ code: 'gone', message: 'This character is not in this browser.' });
  return found;
}

export async function fileOf({ id, local }: Character): Promise<LegacyFile> {
  if (!local) return api.legacyFile(id);
  const [{ game, sheet, at, records }, { legacyFile }] = await Promise.all([here(id), import('@vesper/kernel/proof')]);
  return legacyFile(game, sheet, at, records);
}

export async function deleteCharacter({ id, local }: Character): Promise<void> {
  await (local ? dropLegacy(id) : api.deleteLegacy(id));
}

/** Takes a character from a file: to the server if it is there, else into this browser. A worker plays its records again. */
export async function takeFile(file: File, server: boolean): Promise<Character> {
  if (file.size > LARGEST) {
    throw new SessionError({ code: 'too-large', message: 'This file is larger than that of any character.' });
  }
  const text = await file.text();
  if (server) return { ...(await api.importLegacy(text)), local: false };
  return aboutOf(await once('takeLegacy', { text }, undefined, LONGEST));
}

/** By its name on the server, where tables with others are; one of this browser is brought there first. */
export async function onServer(character: Character): Promise<string> {
  if (!character.local) return character.id;
  return (await api.importLegacy(JSON.stringify(await fileOf(character)))).id;
}

/** With everything that a table of this browser needs to know. */
async function inBrowser(character: Character): Promise<LocalLegacy> {
  const { local, ...about } = character;
  if (local) return here(character.id);
  const { sheet, records } = await api.legacyFile(character.id);
  return { ...about, id: '', sheet, records };
}

/** By seat, for a table of this browser: what proves them goes along. */
export function bringHere(chosen: readonly (readonly Character[])[]): Promise<readonly LocalBrought[]> {
  const all = chosen.flatMap((own, seat) => own.map(async one => ({ seat, legacy: await inBrowser(one) })));
  return Promise.all(all);
}

/** By seat, their names on the server. */
export function bringThere(chosen: readonly (readonly Character[])[]): Promise<readonly (readonly string[])[]> {
  return Promise.all(chosen.map(own => Promise.all(own.map(onServer))));
}
