/** Takes a character's file into this browser. Runs in the worker, loaded when somebody brings one. */
import { loadGame } from '@vesper/games';
import { parseLegacyFile, prove } from '@vesper/kernel/proof';
import { newLocalId } from './keep.ts';
import { checkRoom, keepLegacy } from './keptLegacies.ts';
import type { LocalLegacy } from './keptLegacies.ts';

export async function takeLegacy(text: string): Promise<LocalLegacy> {
  await checkRoom();
  const file = parseLegacyFile(text);
  const { proven, earned } = await prove(file, loadGame);
  const { legacy: rules, name } = await loadGame(file.game);
  const { game, sheet, records } = file;
  const match = earned === null ? null : (rules!.match?.(earned.options) ?? name);
  const at = Math.max(0, Math.min(file.at, Date.now()));
  const about = { ...rules!.about(sheet), match, won: earned?.won ?? null, at, proven };
  const legacy = { id: newLocalId(), game, ...about, sheet, records };
  await keepLegacy(legacy, '');
  return legacy;
}
