import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Board } from './Board.tsx';
import './board.css';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';

const host = document.getElementById('root');
if (!host) throw new Error('The page has no root element.');
createRoot(host).render(
  <StrictMode>
    <Board theme={query.get('theme') === 'light' ? 'light' : 'dark'} open={query.get('open') ?? ''} />
  </StrictMode>,
);
