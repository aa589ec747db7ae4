/** The marks that divide the log: a turn begins, night falls, the war gets worse. */
import { say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import type { RealmEvent } from '../events.ts';
import type { RealmView } from '../view.ts';
import { heroOf } from './voice.ts';
import { WAR } from './war.ts';

export function chapter(view: RealmView, told: RealmEvent): Sentence | undefined {
  if (told.event === 'turnBegan') return say`Turn ${told.turn}, ${heroOf(view, told)}`;
  if (told.event === 'nightFell') return 'Night falls';
  if (told.event === 'warStatusAdvanced') return WAR[told.status].name;
  return undefined;
}
