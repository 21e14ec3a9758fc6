import type { Page } from '@playwright/test';
import type { Effects } from './Effects.ts';

/** A domain that nothing of ours requests: any request to it was triggered by a text. */
export const FOREIGN = 'mark.invalid';

/**
 * Listens for everything that a text would do if it were interpreted as markup: run code (`mark` in any frame), open a
 * dialog, make a request, navigate. Violations of the content security policy are recorded separately; a text shown as
 * text causes none.
 */
export async function watchEffects(page: Page): Promise<Effects> {
  const effects: Effects = { done: [], refused: [] };
  await page.exposeBinding('mark', ({ frame }, what: unknown) => {
    effects.done.push(`ran ${String(what)} at ${frame.url()}`);
  });
  await page.exposeBinding('noteRefusal', (_source, what: string) => {
    effects.refused.push(what);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { noteRefusal } = window as unknown as { noteRefusal: (what: string) => void };
      noteRefusal(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    effects.done.push(`opened ${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => effects.done.push(`opened ${popup.url()}`));
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host === FOREIGN || pathname.startsWith('/mark')) effects.done.push(`asked for ${request.url()}`);
  });
  return effects;
}
