import type { Page } from '@playwright/test';
import type { Heard } from './Heard.ts';

/** A domain that nothing of ours requests: any request to it was triggered by a text. */
export const FOREIGN = 'mark.invalid';

/**
 * Listens for everything that a text would do if it were interpreted as markup: run code (`mark` in any frame), open a
 * dialog, make a request, navigate. Violations of the content security policy are recorded separately; a text shown as
 * text causes none.
 */
export async function hearDeeds(page: Page): Promise<Heard> {
  const heard: Heard = { deeds: [], refused: [] };
  await page.exposeBinding('mark', ({ frame }, what: unknown) => {
    heard.deeds.push(`ran ${String(what)} at ${frame.url()}`);
  });
  await page.exposeBinding('heardRefusal', (_source, what: string) => {
    heard.refused.push(what);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { heardRefusal } = window as unknown as { heardRefusal: (what: string) => void };
      heardRefusal(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    heard.deeds.push(`opened ${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => heard.deeds.push(`opened ${popup.url()}`));
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host === FOREIGN || pathname.startsWith('/mark')) heard.deeds.push(`asked for ${request.url()}`);
  });
  return heard;
}
