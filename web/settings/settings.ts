/** What this browser remembers about its user's taste. */
import { create } from 'zustand';
import { usualLevel } from '../shelf.ts';

export interface Settings {
  readonly theme: 'dark' | 'light' | 'contrast';
  readonly motion: 'system' | 'less';
  readonly sound: boolean;
  readonly volume: number;
  /** Of bots on this device, and of scenes. `step`: everything waits for a press. */
  readonly pace: 'step' | 'calm' | 'quick' | 'instant';
  /** Ask once more before a step that cannot be undone. */
  readonly confirm: boolean;
  readonly notify: boolean;
  readonly chances: boolean;
  readonly name: string;
  /** The level of bots chosen last. */
  readonly level: string;
}

const KEY = 'vesper-settings';

const usual: Settings = {
  theme: 'dark',
  motion: 'system',
  sound: false,
  volume: 0.6,
  pace: 'calm',
  confirm: true,
  notify: false,
  chances: true,
  name: '',
  level: usualLevel,
};

/** `public/theme.js` reads it before the page is there. */
function remembered(): Partial<Settings> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { readonly state?: Partial<Settings> }).state ?? {};
  } catch {
    return {};
  }
}

export const useSettings = create<Settings>(() => ({ ...usual, ...remembered() }));

useSettings.subscribe(state => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ state, version: 0 }));
  } catch {
    // A browser that keeps nothing has the usual taste the next time.
  }
});

export function change(part: Partial<Settings>): void {
  useSettings.setState(part);
}

export const paces: Readonly<Record<Settings['pace'], number>> = { step: 400, calm: 800, quick: 250, instant: 0 };

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

export function useReducedMotion(): boolean {
  return useSettings(({ motion }) => motion === 'less') || lessMotion.matches;
}

/** Puts theme and motion on `<html>`, now and whenever they change. */
export function wearSettings(): void {
  const wear = ({ theme, motion }: Settings): void => {
    document.documentElement.dataset.theme = theme;
    if (motion === 'less' || lessMotion.matches) document.documentElement.dataset.motion = 'less';
    else delete document.documentElement.dataset.motion;
  };
  wear(useSettings.getState());
  useSettings.subscribe(wear);
}
