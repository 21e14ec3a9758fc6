import { isResting } from './isResting.ts';

/** How long a picture that has come may take to be drawn before the page's code is asked for all the same. */
const PATIENCE_MS = 500;

/** A visitor who only looks gets the rest of the page after this long. */
const UNASKED_AFTER_MS = 10_000;

/** What a visitor does when they do not want to wait for the picture. */
const urgent = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
/** What shows that somebody is there. A page that moves by itself does none of this. */
const signs = [...urgent, 'pointermove', 'wheel', 'scroll', 'change'] as const;

/** How long a link waits for the code that would open it without loading a page. */
const LINK_HELD_MS = 2500;

const page = document.documentElement;
const app = document.getElementById('app');
const { sheet = '', modules = '', steps = '', fonts = '' } = document.getElementById('start')?.dataset ?? {};

/** Who brings a session along waits for the balance; a page without HTML waits for everything. */
const isMember = sessionStorage.getItem('token') !== null || new URLSearchParams(location.search).has('token');
const isEmpty = app?.childElementCount === 0;

let isDrawn = false;
let isStarted = false;
let held: HTMLElement | undefined;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** What a visitor has written, chosen or ticked so far. */
const filled = new Map<Field, string | boolean>();

/**
 * Lets the first picture be drawn before anything else is asked for: on a slow line every byte of script would push it
 * back. Then the code is fetched, but runs only once somebody is there: until then there is nothing that it could do, and a
 * slow phone stays free for the first touch. These lines stand in the page itself, where they cost no round trip; they
 * know its files by the names in the element of the start-up answers.
 */
function draw(): void {
  if (isDrawn) return;
  isDrawn = true;
  /* Pictures beside the one that the page is about; on a slow line they would have come at its cost. */
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    const { src = '', srcset = '' } = image.dataset;
    if (srcset !== '') image.srcset = srcset;
    image.src = src;
  }
  if (isMember || isEmpty || 'here' in page.dataset) {
    start();
    return;
  }
  add({ rel: 'preload', as: 'style', href: sheet });
  for (const href of modules.split(' ')) add({ rel: 'preload', as: 'script', crossOrigin: 'anonymous', href });
  void import(fonts);
  setTimeout(welcome, UNASKED_AFTER_MS);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  draw();
  window.removeEventListener('load', afterPaint);
  for (const href of modules.split(' ')) add({ rel: 'modulepreload', href });
  const [library = '', main = ''] = steps.split(' ');
  /* Each step is a task of its own, so that a slow phone can answer to a touch in between. */
  void Promise.all([import(library), isShown(add({ rel: 'stylesheet', href: sheet }))]).then(() =>
    setTimeout(() => void import(main)),
  );
  void import(fonts);
}

/** Shows the parts below the first view, one in each frame. A tab in the background draws nothing that could take long. */
function showParts(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.distant')];
  let turn = 0;
  const showNext = (): void => {
    const part = document.hidden ? undefined : parts[turn++];
    if (part !== undefined) {
      part.dataset['turn'] = '';
      requestAnimationFrame(() => setTimeout(showNext));
      return;
    }
    page.dataset['shown'] = '';
    for (const shown of parts) delete shown.dataset['turn'];
  };
  requestAnimationFrame(() => setTimeout(showNext));
  document.addEventListener('visibilitychange', showNext, { once: true });
}

/** Somebody is there, or may be by now. */
function welcome(): void {
  page.dataset['here'] = '';
  start();
}

/** The first sign of a visitor; whoever only points at something waits for the picture. */
function notice(event: Event): void {
  if (isResting(event)) return;
  page.dataset['here'] = '';
  if (isDrawn || urgent.some((sign) => sign === event.type)) start();
}

/**
 * What is pressed before the code runs is pressed again when it does; a form sent by the browser itself would show its fields
 * in the address. A link that was held back for long enough is followed by the browser.
 */
function hold(event: Event): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button, form') : null;
  if (isEmpty || pressed === null || (event.type === 'click' && pressed instanceof HTMLFormElement)) return;
  if (pressed instanceof HTMLAnchorElement) {
    if (!isFollowed(pressed, event)) return;
    setTimeout(() => held === pressed && location.assign(pressed.href), LINK_HELD_MS);
  }
  event.preventDefault();
  event.stopPropagation();
  held = pressed;
  /* Software that reads a page aloud presses without moving or touching anything. */
  welcome();
}

/** Whether a click leads to another page of this site, in this tab. */
const isFollowed = (link: HTMLAnchorElement, event: Event): boolean =>
  event instanceof MouseEvent &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  link.target === '' &&
  link.origin === location.origin &&
  !link.getAttribute('href')?.startsWith('#');

/** What is filled in before the code runs would stand in the page and be nothing to the code. */
function keep({ target }: Event): void {
  if (target instanceof HTMLInputElement) filled.set(target, isTicked(target) ? target.checked : target.value);
  else if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)
    filled.set(target, target.value);
}

const isTicked = (field: Field): boolean => field.type === 'checkbox' || field.type === 'radio';

/**
 * Fills a field once more. React remembers what a field held when its own property was last set, and hears only of
 * something else: so that is set to something else first, and the answer past it, as the browser does.
 */
function fill(field: Field, value: string | boolean): void {
  if (!field.isConnected) return;
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Every part is React's: it is told what was filled in before, which no part would have heard any sooner. */
function hand(): void {
  setTimeout(() => {
    /* Only now: what was typed since is newer than what was kept, and would be overwritten. */
    for (const change of changes) window.removeEventListener(change, keep, true);
    for (const [field, value] of filled) fill(field, value);
    filled.clear();
  });
  release();
}

function release(): void {
  for (const sign of signs) window.removeEventListener(sign, notice, true);
  for (const press of presses) window.removeEventListener(press, hold, true);
  const pressed = held;
  held = undefined;
  /* React answers to nothing while it is at work itself. */
  setTimeout(() => {
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed?.click();
  });
}

const presses = ['click', 'submit'] as const;
const changes = ['input', 'change'] as const;

function add(link: Partial<HTMLLinkElement>): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), link);
  document.head.append(element);
  return element;
}

/** What the code adds to the page would be bare without its styles; a sheet that does not arrive holds nobody up for ever. */
const isShown = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });

/**
 * A frame is drawn some time after the script that asked for it has ended; what is loaded in between is on the same slow
 * line as the picture. So the page waits until the browser says that the picture, or where there is none something, stands
 * on the screen. A tab in the background draws nothing, and not every browser says so: both go on at once.
 */
function afterPaint(): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
    requestAnimationFrame(() => setTimeout(draw));
    setTimeout(draw, PATIENCE_MS);
    return;
  }
  const hasPicture = document.querySelector('img[fetchpriority="high"]') !== null;
  const observer = new PerformanceObserver((list) => {
    const drawn = list.getEntries() as (PerformanceEntry & { url: string })[];
    if (!drawn.some(({ url }) => url !== '' || !hasPicture)) return;
    observer.disconnect();
    draw();
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(draw, PATIENCE_MS);
}

/* What a member sees at the head of the page is not what a guest does; see `guest-only`. */
if (isMember) page.dataset['member'] = '';
for (const sign of signs) window.addEventListener(sign, notice, { capture: true, passive: true });
for (const press of presses) window.addEventListener(press, hold, true);
for (const change of changes) window.addEventListener(change, keep, true);
document.addEventListener('pagetaken', hand, { once: true });
/* A part that takes long keeps presses from nobody; what was filled in stays kept until it can be heard. */
document.addEventListener('pagelate', release, { once: true });
showParts();
if (document.readyState === 'complete') afterPaint();
else window.addEventListener('load', afterPaint, { once: true });
