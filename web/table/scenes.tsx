/** The parts of the page that show scenes; they travel when the first decision is on the page. */
import { later } from '../parts/later.tsx';

export const loadScenes = () => import('./Scene.tsx');

export const SceneLayer = later(async () => (await loadScenes()).SceneLayer);
export const SceneWords = later(async () => (await loadScenes()).SceneWords);
export const SceneSummary = later(async () => (await loadScenes()).SceneSummary);
