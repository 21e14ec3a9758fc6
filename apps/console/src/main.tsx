import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { firstLanguage, showLanguage } from './i18n/showLanguage.ts';
import './styles.css';
import { startTheme } from './theme.ts';

async function main(): Promise<void> {
  const element = document.getElementById('app');
  if (element === null) throw new Error('This page has no place for the console.');
  startTheme();
  await showLanguage(firstLanguage());
  createRoot(element).render(<App />);
}

void main();
