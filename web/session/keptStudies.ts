/** Studies that live in this browser: what was asked, the lines of the matches played so far, and in the end the report. */
import type { Asked } from '@vesper/lab/study';
import { ask } from './keep.ts';

export interface KeptStudy {
  readonly id: string;
  readonly at: number;
  readonly asked: Asked;
  /** Of the rules: lines of others are not mixed with them. */
  readonly version: number;
  readonly matches: number;
  readonly played: number;
  readonly isOver: boolean;
}

/** Lines of some matches, or the report. */
interface Part {
  readonly id: string;
  readonly text: string;
}

export const isStudyId = (id: string): boolean => id.startsWith('study-');

export function newStudyId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return `study-${Array.from(bytes, byte => byte.toString(36).padStart(2, '0')).join('')}`;
}

export const keepStudy = async (study: KeptStudy): Promise<void> => {
  await ask('studies', 'readwrite', store => store.put(study));
};

export const keptStudy = async (id: string): Promise<KeptStudy | undefined> =>
  (await ask('studies', 'readonly', store => store.get(id) as IDBRequest<KeptStudy | undefined>)) ?? undefined;

/** Newest first. */
export async function keptStudies(): Promise<readonly KeptStudy[]> {
  const all = await ask('studies', 'readonly', store => store.getAll() as IDBRequest<KeptStudy[]>);
  return all.sort((a, b) => b.at - a.at);
}

export async function forgetStudy(id: string): Promise<void> {
  await ask('studies', 'readwrite', store => store.delete(id));
  await ask('studyParts', 'readwrite', store => store.delete(allOf(id)));
}

/** Lines are kept by the place of their first match, so that writing them twice is writing them once. */
export async function keepLines(id: string, first: number, text: string): Promise<void> {
  const part: Part = { id: `${id}/matches/${String(first).padStart(6, '0')}`, text };
  await ask('studyParts', 'readwrite', store => store.put(part));
}

export async function keptLines(id: string): Promise<string> {
  const parts = await ask(
    'studyParts',
    'readonly',
    store => store.getAll(allOf(`${id}/matches`)) as IDBRequest<Part[]>,
  );
  return parts.map(({ text }) => text).join('');
}

export async function forgetLines(id: string): Promise<void> {
  await ask('studyParts', 'readwrite', store => store.delete(allOf(`${id}/matches`)));
}

export async function keepReport(id: string, text: string): Promise<void> {
  const part: Part = { id: `${id}/report`, text };
  await ask('studyParts', 'readwrite', store => store.put(part));
}

export async function keptReport(id: string): Promise<string | undefined> {
  const part = await ask('studyParts', 'readonly', store => store.get(`${id}/report`) as IDBRequest<Part | undefined>);
  return part?.text;
}

const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`);
