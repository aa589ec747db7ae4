import '@fontsource-variable/fraunces/full.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource/im-fell-english/latin-400.css';
import '@fontsource/im-fell-english/latin-400-italic.css';
import '@fontsource/cinzel/latin-600.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { wearSettings } from './settings/settings.ts';

wearSettings();
createRoot(document.getElementById('root')!).render(<App />);
