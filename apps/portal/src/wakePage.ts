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
  const { sheet = '', modules = '' } = document.getElementById('start')?.dataset ?? {};
  for (const href of modules.split(' ')) add({ rel: 'modulepreload', href });
  /* Each step is a task of its own, so that a slow phone can answer to a touch in between. */
  void Promise.all([import('react-dom/client'), isShown(add({ rel: 'stylesheet', href: sheet }))]).then(() =>
    setTimeout(() => void import('./main.tsx')),
  );
}

function add(link: { rel: string; href: string }): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), link);
  document.head.append(element);
  return element;
}

/** What the code adds to the page would be bare without its styles; a sheet that does not arrive holds nobody up for ever. */
const isShown = (sheet: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
  });

function afterPaint(): void {
  requestAnimationFrame(() => setTimeout(start));
}

if (document.readyState === 'complete') afterPaint();
else {
  window.addEventListener('load', afterPaint, { once: true });
  for (const sign of signs) window.addEventListener(sign, start, { capture: true, once: true });
}
