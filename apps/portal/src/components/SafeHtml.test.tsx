// @vitest-environment happy-dom
import { elementFault } from '@baize/testkit/elementFault';
import { htmlAttacks } from '@baize/testkit/htmlAttacks';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endLeaving } from '../askBeforeLeaving.ts';
import { answerCalls } from '../testing/answerCalls.ts';
import { showPage } from '../testing/showPage.tsx';
import { testStart } from '../testing/testStart.ts';
import { SafeHtml } from './SafeHtml.tsx';

const patience = { timeout: 60_000 };

it('puts what the browser made of a text in the place of what the server showed', async () => {
  const failed = vi.spyOn(console, 'error');
  const link = (rest: string): string => `<p><a href="https://example.com/"${rest}>Rules</a></p>`;
  const holder = document.createElement('div');
  holder.innerHTML = `<div class="x">${link(' rel="noopener noreferrer"')}</div>`;
  const element = holder.firstElementChild;
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(holder, <SafeHtml html={link(' rel="noopener noreferrer"')} />);
  });
  expect(holder.firstElementChild).toBe(element);
  expect(holder.querySelector('a')?.getAttribute('target')).toBe('_blank');
  expect(failed).not.toHaveBeenCalled();
  failed.mockRestore();
  await act(async () => root?.unmount());
});

describe('what a text is made of', () => {
  afterEach(cleanup);

  /** The elements that a text became in the page. */
  const shown = (html: string): Element[] => {
    // The walk over the nodes that the test's browser has takes the first of them for none of the text.
    const { container } = render(<SafeHtml html={`<b>first</b>${html}`} />);
    const [text, ...others] = container.children;
    expect(others).toEqual([]);
    return [...(text?.querySelectorAll('*') ?? [])];
  };
  const faultOf = ({ namespaceURI, localName, attributes }: Element): string | undefined =>
    namespaceURI === 'http://www.w3.org/1999/xhtml'
      ? elementFault(
          localName,
          [...attributes].map(({ name, value }) => [name, value]),
        )
      : `${namespaceURI} ${localName}`;

  it('keeps words, lists, links and pictures of the brand', () => {
    const elements = shown(
      '<h3>a</h3><p>b <b>c</b></p><ul><li>d</li></ul><a href="/help">e</a><img src="/brand/images/f/g.webp" alt="h">',
    );
    expect(elements.map(({ localName }) => localName)).toEqual(['h3', 'p', 'b', 'ul', 'li', 'a', 'img']);
    expect(elements.at(-1)?.getAttribute('alt')).toBe('h');
  });

  it.each(htmlAttacks.map((attack) => [JSON.stringify(attack), attack] as const))(
    '[A224] shows nothing that runs, covers or navigates of %s',
    (_name, attack) => {
      expect(
        shown(attack)
          .map(faultOf)
          .filter((fault) => fault !== undefined),
      ).toEqual([]);
    },
  );
});

describe('a link of a text', () => {
  const opened = vi.fn<typeof window.open>(() => null);

  afterEach(() => {
    act(endLeaving);
    cleanup();
    opened.mockClear();
    vi.unstubAllGlobals();
  });

  /** Shows a text with one link, in a house that has two hosts. */
  async function showLink(href: string): Promise<HTMLElement> {
    vi.stubGlobal('open', opened);
    answerCalls({});
    await showPage('/', testStart({ info: { domainRoute: ['localhost', 'second.baize.example'] } }));
    const text = render(<SafeHtml html={`<p><a href="${href}">the <b>rules</b></a></p>`} />);
    return within(text.container).getByText('rules');
  }

  /** Presses a place, and gives whether the page kept the browser from following; here it never does. */
  function isHeld(pressed: HTMLElement, press: Event): boolean {
    let isKept = false;
    const note = (event: Event): void => {
      isKept = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener(press.type, note, { once: true });
    fireEvent(pressed, press);
    return isKept;
  }
  const press = (kind: 'click' | 'auxclick', init: MouseEventInit = {}): MouseEvent =>
    new MouseEvent(kind, { bubbles: true, cancelable: true, ...init });
  const question = () => screen.findByRole('alertdialog', { name: 'You are leaving Baize' }, patience);

  it('[A226] asks before it opens another site, naming the whole host, and opens nothing for who stays', async () => {
    const link = await showLink('https://baize@else.example:8443/a?b=1#c');
    expect(isHeld(link, press('click'))).toBe(true);
    const dialog = within(await question());
    expect(dialog.getByText('else.example:8443')).toBeTruthy();
    const stay = dialog.getByRole('button', { name: 'Stay' });
    await waitFor(() => expect(document.activeElement).toBe(stay), patience);
    act(() => stay.click());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(opened).not.toHaveBeenCalled();
  });

  it('[A226] opens another site in a tab that cannot reach back, once told to go on', async () => {
    const link = await showLink('https://else.example/a?b=1#c');
    expect(isHeld(link, press('click'))).toBe(true);
    const go = within(await question()).getByRole('button', { name: 'Continue' });
    expect(opened).not.toHaveBeenCalled();
    act(() => go.click());
    expect(opened.mock.calls).toEqual([['https://else.example/a?b=1#c', '_blank', 'noopener,noreferrer']]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
  });

  it('[A226] shows a name that only looks like ours by its ASCII form', async () => {
    const link = await showLink('https://b\u0430ize.example/');
    isHeld(link, press('click'));
    expect(within(await question()).getByText('xn--bize-53d.example')).toBeTruthy();
  });

  it.each([
    ['with a key held for a new tab', press('click', { ctrlKey: true })],
    ['with the middle button', press('auxclick', { button: 1 })],
  ])('[A226] is held %s as well', async (_how, pressing) => {
    const link = await showLink('https://else.example/');
    expect(isHeld(link, pressing)).toBe(true);
    expect(await question()).toBeTruthy();
  });

  it.each(['/terms#limits', '#top', 'mailto:help@else.example', 'https://second.baize.example/terms'])(
    '[A226] leads straight to what is no other site: %s',
    async (href) => {
      const link = await showLink(href);
      expect(isHeld(link, press('click'))).toBe(false);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('[A226] leads nowhere without TLS', () => {
    const { container } = render(<SafeHtml html='<a href="http://else.example/">rules</a>' />);
    expect(within(container).getByText('rules').hasAttribute('href')).toBe(false);
  });
});
