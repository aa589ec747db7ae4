/** What this browser remembers about its user's taste. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface Settings {
  readonly theme: 'dark' | 'light' | 'contrast';
  readonly motion: 'system' | 'less';
  readonly sound: boolean;
  readonly volume: number;
  readonly pace: 'calm' | 'quick' | 'instant';
  /** Ask once more before a step that cannot be undone. */
  readonly confirm: boolean;
  readonly notify: boolean;
  readonly chances: boolean;
  readonly name: string;
}

export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({
      theme: 'dark',
      motion: 'system',
      sound: false,
      volume: 0.6,
      pace: 'calm',
      confirm: true,
      notify: false,
      chances: true,
      name: '',
    }),
    { name: 'vesper-settings' },
  ),
);

export function change(part: Partial<Settings>): void {
  useSettings.setState(part);
}

export const paces: Readonly<Record<Settings['pace'], number>> = { calm: 800, quick: 250, instant: 0 };

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
