import type { Page } from '@playwright/test';
import type { Heard } from './Heard.ts';

/** Where nothing of ours is ever asked for: whatever is asked of it, a text has asked. */
export const FOREIGN = 'mark.invalid';

/**
 * Listens for everything that a text would do if it were more than a text: run (`mark` in any frame), open a dialog, ask
 * for something, lead away. What the policy of the page had to refuse is kept apart; a text that is shown as text gives
 * it nothing to refuse.
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
