import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { padMessage } from '../apps/portal/build/padMessage.ts';
import { agentPageShown } from './agentPageShown.ts';
import { comeAs } from './comeAs.ts';
import { inTabs } from './inTabs.ts';
import { journey } from './journey.ts';
import { agentsPages, guestsPages, membersPages } from './pages.ts';

/**
 * Every page with each of its texts 80 % longer than in English, as the longest translation could be: nothing is cut
 * off, nothing is wider than the page, and no items of the header overlap. Padded dictionaries replace the built ones;
 * pages are rendered in the browser, since the server does not have them.
 */
const portal = new URL('../apps/portal/', import.meta.url);
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/* The whole matrix takes minutes, as in everyScreen.spec.ts; by default one page of each layout is checked. */
const isWhole = process.env['EVERY_SCREEN'] === 'all';
const somePages = ['/', '/rng', '/lott', '/promotions', '/agent', '/register'];

journey('[LANG-02] no text of a public page is cut off, however long it gets', async ({ visitor }) => {
  journey.setTimeout(1_200_000);
  const context = await visitor();
  await lengthenWords(context);
  await walk(context, isWhole ? guestsPages : somePages);
});

if (isWhole) {
  journey('no text of a member’s page is cut off, however long it gets', async ({ visitor }) => {
    journey.setTimeout(1_200_000);
    const context = await visitor();
    await comeAs(context, 'player2');
    await lengthenWords(context);
    await walk(context, membersPages);
  });

  journey('no text of the agent centre is cut off, however long it gets', async ({ visitor }) => {
    journey.setTimeout(1_200_000);
    const context = await visitor();
    await comeAs(context, 'agent1', '/agent');
    await lengthenWords(context);
    await walk(context, agentsPages);
  });
}

async function lengthenWords(context: BrowserContext): Promise<void> {
  const manifest = JSON.parse(readFileSync(new URL('dist/client/.vite/manifest.json', portal), 'utf8')) as Record<
    string,
    { file: string }
  >;
  for (const [source, { file }] of Object.entries(manifest)) {
    if (!source.startsWith('../../languages/en/portal/')) continue;
    const texts = JSON.parse(readFileSync(new URL(source, portal), 'utf8')) as Record<string, string>;
    const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessage(padMessage(text))]);
    const body = `export default ${JSON.stringify(Object.fromEntries(compiled))}`;
    await context.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname) && !/^\/(?:wps|lgw|ops|live|chat)\b/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /<div id="app">[\s\S]*<\/div>(?=<script type="application\/json" id="start")/,
        '<div id="app"></div>',
      );
      return route.fulfill({ response, body: html });
    },
  );
}

/** Each URL at both widths; reports every fault, not only the first. */
async function walk(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  await inTabs(context, addresses, async (page, address) => {
    await page.setViewportSize(wide);
    await page.goto(address);
    await agentPageShown(page, address);
    await settle(page);
    expect.soft(await page.evaluate(faultsOfWords), `${address} at ${wide.width} px`).toEqual([]);
    await page.setViewportSize(narrow);
    await settle(page);
    expect.soft(await page.evaluate(faultsOfWords), `${address} at ${narrow.width} px`).toEqual([]);
  });
}

async function settle(page: Page): Promise<void> {
  await page.locator('[data-screen]').first().waitFor();
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 40);
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
}

/** Truncated texts, elements wider than the page, and overlapping header items. */
function faultsOfWords(): string[] {
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').slice(0, 70)} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const faults: string[] = [];
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
  /* Visually hidden texts for screen readers are clipped on purpose, with their wrappers. */
  const isForReaders = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at.id !== 'app'; at = at.parentElement) {
      const { clip, clipPath } = getComputedStyle(at);
      if (clip !== 'auto' || clipPath !== 'none') return true;
    }
    return false;
  };
  /* The bounds of the element's own text; a child's text is checked with the child. */
  const textOf = (element: Element): { left: number; right: number } => {
    const range = document.createRange();
    const boxes = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
      .map((node) => {
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      });
    return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) };
  };
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const isScrolled = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null && at.id !== 'app'; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      }
      return false;
    };
    const wide = [...document.querySelectorAll('#app *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isScrolled(element),
    );
    for (const element of wide.slice(-3)) faults.push(`too wide: ${nameOf(element)}`);
  }

  /* Text clipped by its own box, or by an ancestor that cannot be scrolled. */
  for (const element of document.querySelectorAll<HTMLElement>('#app *')) {
    if (!hasText(element) || !isShown(element)) continue;
    const style = getComputedStyle(element);
    if (isForReaders(element)) continue;
    const saysSo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (!saysSo && style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) {
      faults.push(`cut: ${nameOf(element)}`);
      continue;
    }
    if (saysSo) continue;
    const text = textOf(element);
    if (text.right - text.left < 2) continue;
    for (let at: HTMLElement | null = element.parentElement; at !== null && at.id !== 'app'; at = at.parentElement) {
      const around = getComputedStyle(at);
      if (around.position === 'fixed' || around.textOverflow === 'ellipsis' || around.webkitLineClamp !== 'none') break;
      if (around.overflowX === 'auto' || around.overflowX === 'scroll') break;
      if (around.overflowX !== 'hidden' && around.overflowX !== 'clip') continue;
      const box = at.getBoundingClientRect();
      if (text.right > box.right + 2 || text.left < box.left - 2) {
        faults.push(`cut by ${nameOf(at).split(' "')[0]}: ${nameOf(element)}`);
      }
      break;
    }
  }

  const items = [
    ...document.querySelectorAll<HTMLElement>('header a, header button, header input, header time'),
  ].filter((item) => isShown(item) && item.closest('main') === null);
  for (const [at, one] of items.entries()) {
    const first = one.getBoundingClientRect();
    for (const other of items.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const second = other.getBoundingClientRect();
      const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
      const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
      if (across > 2 && down > 2) faults.push(`${nameOf(one)} covers ${nameOf(other)}`);
    }
  }
  return faults.slice(0, 12);
}
