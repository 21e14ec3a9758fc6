import { expect, type FrameLocator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { FOREIGN, watchEffects } from './watchEffects.ts';
import { journey } from './journey.ts';

/** Invisible characters: a direction override, and a bell. */
const UNSEEN = '\u202E\u0007';
/**
 * Would run code, make a request or navigate if it were interpreted as markup; it also closes the script element with
 * the server-rendered data.
 */
const lure = `</script><script>mark('script')</script><img src="/mark.png" onerror="mark('image')"><svg onload="mark('svg')"></svg><a href="javascript:mark('link')">free</a> https://${FOREIGN}/wins`;
const short = `<img src=/mark onerror=mark(1)>`;

/** As HTML: its text is shown, and all of its markup is removed. */
const html = `<p onclick="mark('p')" style="position:fixed;inset:0;background:url(https://${FOREIGN}/style)">Ten free rounds${UNSEEN}</p><script>mark('script')</script><svg><script>mark('svg')</script></svg><math><mtext><img src="/mark.png" onerror="mark('math')"></mtext></math><iframe src="https://${FOREIGN}/frame"></iframe><form action="https://${FOREIGN}/form"><input autofocus onfocus="mark('focus')"></form><base href="https://${FOREIGN}/"><meta http-equiv="refresh" content="0;url=https://${FOREIGN}/meta"><a href="javascript:mark('link')">more of it</a>`;

/** What a text would have created if it had been interpreted as HTML. */
const traces = [
  ...[
    '[onerror]',
    '[onload]',
    '[onclick]',
    '[onfocus]',
    '[src*="/mark"]',
    `[src*="${FOREIGN}"]`,
    '[href^="javascript"]',
  ],
  ...[`[href*="${FOREIGN}"]`, `[action*="${FOREIGN}"]`, `[style*="${FOREIGN}"]`, `[content*="${FOREIGN}"]`],
].join(', ');

/** Asserts that a page, or a frame in it, shows the text unchanged. */
async function expectText(place: Page | FrameLocator, text: string): Promise<void> {
  await expect(place.getByText(text, { exact: false }).locator('visible=true').first()).toBeVisible();
  await expect(place.locator(traces)).toHaveCount(0);
}

journey(
  '[A201] [A224] [A228] [A265] markup, links and control characters of members and operators are shown as text everywhere in portal and console',
  async ({ office, visitor, system }) => {
    const page = await (await visitor()).newPage();
    const effects = await watchEffects(page);
    await page.goto('/login');
    await page.getByRole('main').getByLabel('Username').fill('player3');
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Baize-demo-1');
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

    /* A separate console page with the signed-in operator's session. */
    const token = await office.page.evaluate(() => sessionStorage.getItem('opsToken') ?? '');
    const desk = await office.context.newPage();
    const effectsAtDesk = await watchEffects(desk);
    await desk.addInitScript((value) => sessionStorage.setItem('opsToken', value), token);

    const texts = (text: string) => ({ CN: text, EN: text, MS: text });
    const draft = {
      ...{ kind: 'application', audience: 'everybody', image: '', position: 0, isShown: true, endsAt: null },
      ...{ title: texts(short), summary: texts(`Lure: ${UNSEEN}${lure}`), content: texts(html), prizes: [] },
      terms: { amount: '10', percentBps: 0, cap: '0', minimum: '0', multiple: 0, days: 7 },
      ...{ startsAt: '2026-01-01T00:00:00.000Z', perDevice: 1, perNetwork: 50, perPayee: 1 },
    };
    const campaign = await office.call<{ id: string; version: number }>('promotions/createCampaign', draft);

    await journey.step('a nickname', async () => {
      const answer = await page.goto('/member?page=securityCenter');
      expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self'(?! 'unsafe)/);
      await page.getByLabel('Nickname').fill(`${short}\u202E`);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByLabel('Nickname')).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel('Nickname').fill(short);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Your profile is saved')).toBeVisible();
      await page.reload();
      await expectText(page, short);
    });

    await journey.step('feedback, its follow-up, and the reply', async () => {
      const ticketId = await page.evaluate(async (content) => {
        const answer = await fetch('/wps/feedback', {
          method: 'PUT',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`,
          },
          body: JSON.stringify({ type: 'game', content, contact: content.slice(0, 90) }),
        });
        return ((await answer.json()) as { value: { id: string } }).value.id;
      }, `Mine: ${UNSEEN}${lure}`);
      await office.call('feedback/createReply', { requestId: randomUUID(), ticketId, content: `House: ${lure}` });
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Feedback' }).click();
      const dialog = page.getByRole('dialog', { name: 'Feedback' });
      await dialog.getByRole('tab', { name: 'Mine' }).click();
      await dialog
        .getByRole('button', { name: /^Write more/ })
        .first()
        .click();
      await dialog.getByLabel('Write more').fill(`More: ${lure}`);
      await dialog.getByRole('button', { name: 'Send' }).click();
      for (const begin of ['Mine', 'House', 'More']) await expectText(page, `${begin}: ${lure}`);
      await page.keyboard.press('Escape');

      await desk.goto('/console/feedback?status=all');
      await desk
        .getByRole('row', { name: /player3/ })
        .first()
        .getByRole('button')
        .first()
        .click();
      for (const begin of ['Mine', 'House', 'More']) await expectText(desk, `${begin}: ${lure}`);
    });

    await journey.step('the chat', async () => {
      await page.getByRole('button', { name: 'Open the chat' }).click();
      const room = page.frameLocator('iframe[title="Chat room"]');
      const said = `<script>mark('chat')</script><img src=/mark onerror=mark(2)> https://${FOREIGN}/chat`;
      await room.getByLabel('Your message').fill(`${UNSEEN}${said}`);
      await room.getByRole('button', { name: 'Send' }).click();
      await expectText(room, said);
      await desk.goto('/console/chat');
      await expectText(desk, said);
    });

    await journey.step("a platform message, on the member's page", async () => {
      const { id: memberId } = await memberCalled('player3');
      const message = { requestId: randomUUID(), memberId, title: short, content: `Letter: ${UNSEEN}${lure}` };
      await office.call('messages/sendMessage', message);
      await page.goto('/member?page=messageV2');
      await page.getByRole('main').getByRole('button', { name: short, exact: false }).first().click();
      await expect(page.getByRole('heading', { name: short })).toBeVisible();
      await expectText(page, lure);

      const answer = await desk.goto(`/console/members/${memberId}?tab=messages`);
      expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self'(?! 'unsafe)/);
      await expectText(desk, short);
      await expectText(desk, lure);
      for (const tab of ['profile', 'trail']) {
        await desk.goto(`/console/members/${memberId}?tab=${tab}`);
        await expectText(desk, short);
      }
      await desk.goto('/console/audit');
      await expect(desk.getByRole('row').nth(1)).toBeVisible();
      await expect(desk.locator(traces)).toHaveCount(0);
    });

    await journey.step('a promotion, rendered by the server and by the browser', async () => {
      await page.goto('/promotions');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: short }) });
      await expectText(page, lure);
      await card.getByRole('button', { name: 'Read the terms' }).click();
      await expect(card.getByText('Ten free rounds')).toBeVisible();
      await card.getByText('more of it').click();
      await card.getByText('Ten free rounds').click();
      await expect(page.locator(traces)).toHaveCount(0);

      await desk.goto(`/console/promotions?campaign=${campaign.id}`);
      await expectText(desk, short);
      const preview = desk.getByRole('dialog', { name: 'Edit promotion' }).getByRole('region', { name: 'Preview' });
      for (const text of [short, lure, 'Ten free rounds', 'more of it']) {
        await expect(preview.getByText(text)).toBeVisible();
      }
      await expect(desk.locator(traces)).toHaveCount(0);
    });

    await journey.step('nothing had a side effect or a policy violation', async () => {
      for (const one of [effects, effectsAtDesk]) expect(one).toEqual({ done: [], refused: [] });
    });

    await journey.step('the planted fault: the same as HTML violates the policy, and is detected', async () => {
      for (const [at, one] of [
        [page, effects],
        [desk, effectsAtDesk],
      ] as const) {
        await at.evaluate((text) => {
          const place = document.createElement('div');
          place.innerHTML = text;
          document.body.append(place);
        }, `<img src="/mark.png" onerror="mark('planted')">`);
        await expect.poll(() => one.refused.join()).toContain('script-src');
        await expect.poll(() => one.done).toEqual([`asked for ${system.portalUrl}/mark.png`]);
      }
    });

    /* Parsing it as a tree, as the preview does, causes policy violations; nothing of it runs. */
    await journey.step('text in an editor and its preview, before any sanitising', async () => {
      const before = [...effectsAtDesk.done];
      await desk.goto('/console/content?kind=announcement');
      await desk.getByRole('button', { name: 'New announcement' }).first().click();
      const editor = desk.getByRole('dialog', { name: 'New announcement' });
      await editor.getByLabel(/^Text · /).fill(html);
      const preview = editor.getByRole('region', { name: 'Preview' });
      await preview.getByText('Ten free rounds').click();
      await preview.getByText('more of it').click();
      await expect(desk.locator(traces)).toHaveCount(0);

      await desk.goto(`/console/promotions?campaign=${campaign.id}`);
      const terms = desk.getByRole('dialog', { name: 'Edit promotion' });
      await terms.getByLabel(/^Terms \(HTML\) · /).fill(html.replace('Ten free', 'Twenty free'));
      await terms.getByLabel(/^Title · /).fill(`${short} anew`);
      const card = terms.getByRole('region', { name: 'Preview' });
      for (const text of [`${short} anew`, 'Twenty free rounds', 'more of it']) {
        await expect(card.getByText(text)).toBeVisible();
      }
      await expect(desk.locator(traces)).toHaveCount(0);
      expect(effectsAtDesk.done).toEqual(before);
    });

    await office.call('promotions/updateCampaign', {
      ...{ id: campaign.id, version: campaign.version },
      draft: { ...draft, isShown: false },
    });
    await page.goto('/member?page=securityCenter');
    await page.getByLabel('Nickname').fill('player3');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your profile is saved')).toBeVisible();
    await desk.close();

    async function memberCalled(account: string): Promise<{ id: string }> {
      const found = await office.call<{ content: { id: string; account: string }[] }>(
        `members/listMembers?search=${account}&pageNum=1&pageSize=20`,
      );
      const member = found.content.find((one) => one.account === account);
      if (!member) throw new Error(`${account} was not found.`);
      return member;
    }
  },
);
