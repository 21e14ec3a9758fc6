import { sendRecoveryCode } from '@baize/contract';
import {
  changeSettings,
  lastMessage,
  registerMember,
  solveBot,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let site: TestPlatform;
const number = '13600136000';
beforeAll(async () => {
  // Without jobs, which would query the same tables.
  site = await startPlatform({ env: { ROLE: 'web' } });
  const { memberId } = await registerMember(site);
  await site.owner.query(
    `insert into identity_contacts (member_id, brand_id, kind, value, verified_at) values ($1, 1, 'mobile', $2, now())`,
    [memberId, `+86${number}`],
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['site_settings', 'kit_limits', 'identity_codes', 'outbox_messages']) {
    await site.owner.query(`delete from ${table}`);
  }
  await changeSettings(site, { modules: { CHNGPASSVERIF3: '1' } });
});

const ask = async (mobileNum: string, botCheck?: string) =>
  site.call(sendRecoveryCode, {
    mobileNum,
    countryDialingCode: '+86',
    botCheck: botCheck ?? (await solveBot(site, 'sms')),
  });

/** Records the statements on the tables of codes in order, until `end`. */
function recordStatements(): { end(): string[] } {
  const recorded: string[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  return {
    end: () => {
      for (const [asked] of spy.mock.calls as unknown as [string | { text: string }][]) {
        const text = typeof asked === 'string' ? asked : asked.text;
        if (/identity_(contacts|accounts|codes)|outbox_messages|kit_/.test(text)) recorded.push(text);
      }
      spy.mockRestore();
      return recorded;
    },
  };
}

describe('works', () => {
  it("sends a code to a verified number, in its owner's language", async () => {
    await site.owner.query(`update identity_accounts set language = 'EN'`);
    expect((await ask(number)).answer.value).toEqual({ expiredMinutes: 1 });
    expect((await lastMessage(site, `+86${number}`))?.body).toMatch(
      /^Baize: \d{6} is your code for a new password, valid for 5 minutes\./,
    );
  });

  it('answers alike for an unknown or unverified number, with the same work', async () => {
    const other = await registerMember(site);
    await site.owner.query(
      `insert into identity_contacts (member_id, brand_id, kind, value) values ($1, 1, 'mobile', '+8613600136001')`,
      [other.memberId],
    );
    const known = await ask(number);
    expect(await ask('13600136001')).toEqual(known);
    expect(await ask('13600136999')).toEqual(known);
    const { rows } = await site.owner.query(`select recipient from outbox_messages where status <> 'dropped'`);
    expect(rows).toEqual([{ recipient: `+86${number}` }]);

    // The statements are the same; timing is measured by `npm run proof -- timing`.
    const done: string[][] = [];
    for (const asked of [number, '13600136999']) {
      await site.owner.query('delete from kit_limits');
      const botCheck = await solveBot(site, 'sms');
      const statements = recordStatements();
      await ask(asked, botCheck);
      done.push(statements.end());
    }
    expect(done[0]?.length).toBeGreaterThan(3);
    expect(done[1]).toEqual(done[0]);
  });
});

describe('refuses', () => {
  it('a second request within the delay and an invalid number', async () => {
    expect((await ask(number)).answer.code).toBe('ok');
    expect((await ask(number)).answer.code).toBe('sms_too_soon');
    expect((await ask('1')).answer.code).toBe('mobile_invalid');
    expect((await ask(number, 'x')).answer.code).toBe('bot_check_failed');
  });
});

describe('forbids', () => {
  it('codes for a recovery that the brand does not offer', async () => {
    await changeSettings(site, { modules: { CHNGPASSVERIF3: '0' } });
    const { status, answer } = await ask(number);
    expect([status, answer.code]).toEqual([403, 'recovery_closed']);
  });
});
