/** Which requests are counted for themselves, beside being counted with all others. */
import type { Door } from './limits.ts';

const DOORS: { readonly [route: string]: Door } = {
  'POST /api/tables': 'table',
  'POST /api/tables/:id/rematch': 'table',
  'POST /api/tables/import': 'import',
  'POST /api/legacies/import': 'import',
  'POST /api/tables/:id/bring': 'invitation',
  'POST /api/tables/:id/allow': 'invitation',
  'POST /api/invitation': 'invitation',
  'POST /api/claim': 'invitation',
  'POST /api/tables/:id/invite': 'invitation',
  'POST /api/tables/:id/fill': 'invitation',
  'POST /api/tables/:id/nudge': 'nudge',
  'POST /api/tables/:id/agree': 'nudge',
  'POST /api/tables/:id/hint': 'hint',
  'POST /api/me/recover': 'wayIn',
  'POST /api/me/recovery': 'wayIn',
  'POST /api/me/link': 'wayIn',
};

export function doorOf(method: string, path: string): Door | undefined {
  return DOORS[`${method} ${path}`];
}
