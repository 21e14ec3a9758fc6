import { expect, type BrowserContext, type Page } from '@playwright/test';
import { agentPageShown } from './agentPageShown.ts';
import { atRest } from './atRest.ts';
import { comeAs } from './comeAs.ts';
import { axeOf } from './expectAccessible.ts';
import { inTabs } from './inTabs.ts';
import { journey } from './journey.ts';
import { agentsPages, consolePages, guestsKinds, guestsPages, membersKinds, membersPages } from './pages.ts';

/**
 * Every screen of the portal, as a guest and as a member: no axe violation, nothing wider than the page, no text cut
 * off, no id used twice. By default one page of each kind is checked in one view, rotating through the views;
 * `EVERY_SCREEN=all` checks every page in all views, with those of the agent centre and of the console
 * (`npm run proof -- axe`), which takes half an hour.
 */
const isWhole = process.env['EVERY_SCREEN'] === 'all';
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
type View = typeof wide & { theme: string; lang: string };

/** Every view of a brand in these languages. */
const viewsIn = (languages: readonly string[]): View[] =>
  [wide, narrow].flatMap((size) =>
    ['dark', 'light'].flatMap((theme) => languages.map((lang) => ({ ...size, theme, lang }))),
  );
/** The step of the rotation, so that neighbours have little in common; coprime to the number of views. */
const STEP = 5;
const railPages = isWhole ? ['/', '/rng', '/promotions', '/login'] : ['/', '/login', '/promotions'];

journey('pages that a guest can open', async ({ visitor, system }) => {
  journey.setTimeout(isWhole ? 3_600_000 : 1_200_000);
  await walk(await visitor(), system.portalUrl, viewsIn(['EN', 'CN']), isWhole ? guestsPages : guestsKinds);
});

journey('pages of a member', async ({ visitor, system }) => {
  journey.setTimeout(isWhole ? 3_600_000 : 1_200_000);
  const context = await visitor();
  await comeAs(context, 'player2');
  await walk(context, system.portalUrl, viewsIn(['EN', 'CN']), isWhole ? membersPages : membersKinds);
});

journey('the pages of a brand with a rail', async ({ visitor, system }) => {
  journey.setTimeout(isWhole ? 3_600_000 : 1_200_000);
  const url = system.portalUrl.replace('localhost', '127.0.0.1');
  await walk(await visitor(), url, viewsIn(['EN', 'MS', 'CN']), railPages);
});

/* Only here in all views: other journeys walk through these screens in one view each. */
if (isWhole) {
  journey('pages of the agent centre', async ({ visitor, system }) => {
    journey.setTimeout(3_600_000);
    const context = await visitor();
    await comeAs(context, 'agent1', '/agent');
    await walk(context, system.portalUrl, viewsIn(['EN', 'CN']), agentsPages);
  });

  journey('pages of the console', async ({ visitor, office, system }) => {
    journey.setTimeout(3_600_000);
    const context = await visitor();
    const token = await office.page.evaluate(() => sessionStorage.getItem('opsToken') ?? '');
    await context.addInitScript((opsToken) => sessionStorage.setItem('opsToken', opsToken), token);
    await walk(context, system.portalUrl, viewsIn(['EN', 'CN']), consolePages);
  });
}

/** Opens each URL and checks the rules; reports every fault, not only the first. */
async function walk(
  context: BrowserContext,
  url: string,
  views: readonly View[],
  addresses: readonly string[],
): Promise<void> {
  const broken: string[] = [];
  const collectFaults = (page: Page): void => void page.on('pageerror', (error) => broken.push(String(error)));
  for (const [turn, view] of views.entries()) {
    const { width, height, theme, lang } = view;
    const mine = isWhole ? addresses : addresses.filter((_, at) => (at * STEP) % views.length === turn);
    if (mine.length === 0) continue;
    await context.addCookies(Object.entries({ theme, lang }).map(([name, value]) => ({ name, value, url })));
    await context.addInitScript(
      (chosen) => {
        for (const [key, text] of Object.entries(chosen)) localStorage.setItem(key, text);
      },
      { theme, lang },
    );
    const visit = async (page: Page, address: string): Promise<void> => {
      await page.setViewportSize({ width, height });
      await page.goto(new URL(address, url).href);
      await agentPageShown(page, address);
      await settle(page);
      const where = `${address} at ${width} px, ${theme}, ${lang}`;
      expect.soft(await page.evaluate(faultsOfLayout), where).toEqual([]);
      const { violations } = await axeOf(page).analyze();
      const faults = violations.map(({ id, nodes }) => ({
        id,
        where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }));
      expect.soft(faults, where).toEqual([]);
    };
    await inTabs(context, mine, visit, collectFaults);
  }
  expect(broken).toEqual([]);
}

/** Waits until the screen has loaded and nothing is busy. */
async function settle(page: Page): Promise<void> {
  await page.locator('[data-screen]').first().waitFor();
  /* Interaction triggers the lazy parts below the first view. */
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 40);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
  /* Back to the top, where nothing lies under the header. */
  await page.evaluate(() => window.scrollTo(0, 0));
  await atRest(page);
}

/**
 * Elements wider than the page, truncated texts without an ellipsis or scrolling, more than one main act in brass, and
 * ids that two elements have: a name that refers to one of them may be that of the other.
 */
function faultsOfLayout(): string[] {
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').slice(0, 60)} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const faults: string[] = [];
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) < at))) faults.push(`twice: id ${id}`);
  const acts = [...document.querySelectorAll('.border-brass-edge')].filter(
    (act) => act.checkVisibility({ visibilityProperty: true }) && act.closest('[role=dialog]') === null,
  );
  if (acts.length > 1) faults.push(`more than one main act: ${acts.map(nameOf).join(', ')}`);
  const { clientWidth, scrollWidth } = document.documentElement;
  const scrolls = (element: Element): boolean => {
    for (let at: Element | null = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (overflowX !== 'visible' && at !== document.body && at !== document.documentElement) return true;
    }
    return false;
  };
  if (scrollWidth > clientWidth) {
    faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    for (const element of document.querySelectorAll('body *')) {
      if (element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element)) {
        faults.push(`too wide: ${nameOf(element)}`);
        if (faults.length > 4) break;
      }
    }
  }
  const clock = document.querySelector('header time')?.getBoundingClientRect();
  const field = document.querySelector('header form')?.getBoundingClientRect();
  if (clock && field && clock.width > 0 && field.width > 0 && clock.right > field.left && clock.left < field.right) {
    faults.push('the login of the header covers the clock');
  }
  for (const element of document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, th, td, p, span')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '',
    );
    if (!hasText || element.clientWidth === 0) continue;
    const style = getComputedStyle(element);
    const isCut =
      style.overflowX === 'hidden' &&
      style.textOverflow !== 'ellipsis' &&
      style.webkitLineClamp === 'none' &&
      element.scrollWidth > element.clientWidth + 1;
    const isHidden = element.clientWidth <= 1 || style.clip !== 'auto' || style.clipPath !== 'none';
    if (isCut && !isHidden) faults.push(`cut: ${nameOf(element)}`);
  }
  return faults;
}
