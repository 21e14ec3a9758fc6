import { sendBindingCode } from '@baize/contract/identity/sendBindingCode';
import type { InputOf } from '@baize/contract';
import {
  brandHosts,
  lastMessage,
  openOperator,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['kit_limits', 'identity_codes', 'outbox_messages'])
    await site.owner.query(`delete from ${table}`);
});

const ask = (token: string, input: InputOf<typeof sendBindingCode>, host?: string) =>
  site.call(sendBindingCode, input, { token, ...(host === undefined ? {} : { host }) });
const mobile = (mobileNum: string) => ({ kind: 'mobile' as const, mobileNum, countryDialingCode: '+86' });

describe('works', () => {
  it('sends a code that names its purpose, by text message or mail', async () => {
    const { token } = await registerMember(site);
    expect((await ask(token, mobile('13800138001'))).answer.value).toEqual({ expiredMinutes: 1 });
    expect(await lastMessage(site, '+8613800138001')).toMatchObject({ purpose: 'binding' });
    expect((await ask(token, { kind: 'email', email: 'Ann@example.com' })).answer.code).toBe('ok');
    expect(await lastMessage(site, 'ann@example.com')).toMatchObject({ purpose: 'binding' });
  });

  it("answers alike for another's verified number, without sending", async () => {
    const [owner, other] = [await registerMember(site), await registerMember(site)];
    await site.owner.query(
      `insert into identity_contacts (member_id, brand_id, kind, value, verified_at)
       values ($1, 1, 'mobile', '+8613800138002', now())`,
      [owner.memberId],
    );
    expect((await ask(other.token, mobile('13800138002'))).answer.value).toEqual({ expiredMinutes: 1 });
    expect(await lastMessage(site, '+8613800138002')).toBeUndefined();
  });
});

describe('refuses', () => {
  it('invalid numbers and addresses, and the next code before its time', async () => {
    const { token } = await registerMember(site);
    expect((await ask(token, mobile('12'))).answer.code).toBe('mobile_invalid');
    expect((await ask(token, { kind: 'email', email: 'x@y' })).answer.code).toBe('email_invalid');
    await ask(token, mobile('13800138003'));
    expect((await ask(token, mobile('13800138003'))).answer.code).toBe('sms_too_soon');
  });
});

describe('forbids', () => {
  it('guests, operators, other brands and trial accounts', async () => {
    const { token, memberId } = await registerMember(site);
    const operator = await openOperator(site);
    expect((await site.call(sendBindingCode, mobile('13800138004'))).status).toBe(401);
    expect((await ask(operator.token, mobile('13800138004'))).status).toBe(401);
    expect((await ask(token, mobile('13800138004'), brandHosts.second)).status).toBe(401);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await ask(token, mobile('13800138004'))).answer.code).toBe('in_need_true_account');
  });
});
