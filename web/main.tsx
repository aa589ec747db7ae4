import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { wearScreen } from './parts/screen.ts';
import { workOffline } from './offline/offline.ts';
import { wearSettings } from './settings/settings.ts';

wearSettings();
wearScreen();
createRoot(document.getElementById('root')!).render(<App />);
workOffline();
