import './styles.css';

/** What a visitor does when they do not want to wait. */
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Lets the first picture be drawn before the page's code is asked for: on a slow line every byte of script would push
 * the picture back. A visitor who acts earlier gets the code at once.
 */
function start(): void {
  for (const sign of signs) window.removeEventListener(sign, start, true);
  window.removeEventListener('load', afterPaint);
  for (const href of document.getElementById('start')?.dataset['modules']?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  /* Each step is a task of its own, so that a slow phone can answer to a touch in between. */
  void import('react-dom/client').then(() => setTimeout(() => void import('./main.tsx')));
}

function afterPaint(): void {
  requestAnimationFrame(() => setTimeout(start));
}

if (document.readyState === 'complete') afterPaint();
else {
  window.addEventListener('load', afterPaint, { once: true });
  for (const sign of signs) window.addEventListener(sign, start, { capture: true, once: true });
}
