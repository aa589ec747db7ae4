/** How types of foes are told apart: a colour and a sign for each. */
import type { IconName } from '@vesper/web/board';
import { foeKinds } from '../../content/foes.ts';
import { TYPES } from '../../content/types.ts';
import type { FoeType } from '../../content/types.ts';
import type { FoeKind } from '../../state.ts';

const typeIcons: { readonly [T in FoeType]: IconName } = {
  undead: 'game:broken-skull',
  spirit: 'game:ghost',
  demonic: 'game:horned-skull',
  nature: 'game:oak-leaf',
  shapeshifter: 'game:duality-mask',
  occultist: 'game:pentacle',
  human: 'game:person',
};
const typeOf = (kind: FoeKind): FoeType => TYPES[foeKinds[kind].type];
export const typeIcon = (kind: FoeKind): IconName => typeIcons[typeOf(kind)];
/** In panels it follows the theme; on the map, which is night in every theme, it does not. */
export const typeClass = (kind: FoeKind): string => `is-${typeOf(kind)}`;
