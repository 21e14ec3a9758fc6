import { bindContact } from '@baize/contract/identity/bindContact';
import { listContacts } from '@baize/contract/identity/listContacts';
import { sendBindingCode } from '@baize/contract/identity/sendBindingCode';
import type { InputOf } from '@baize/contract';
import {
  brandHosts,
  goodPassword,
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

type Asked = InputOf<typeof sendBindingCode>;
const mobile = (number: string): Asked => ({ kind: 'mobile', mobileNum: number, countryDialingCode: '+86' });
const email = (address: string): Asked => ({ kind: 'email', email: address });

const codeFor = async (token: string, contact: Asked, recipient: string): Promise<string> => {
  expect((await site.call(sendBindingCode, contact, { token })).answer.code).toBe('ok');
  return (await lastMessage(site, recipient))?.code ?? '';
};
const bind = async (token: string, contact: Asked, code: string, password = goodPassword) =>
  (await site.call(bindContact, { ...contact, code, password }, { token })).answer;
const own = async (token: string) => (await site.call(listContacts, {}, { token })).answer.value;

describe('works', () => {
  it('binds a number and an address by their codes, in any notation', async () => {
    const { token } = await registerMember(site);
    const first = await codeFor(token, mobile('138 0013-8001'), '+8613800138001');
    expect((await bind(token, mobile('013800138001'), first)).value).toEqual([
      { kind: 'mobile', masked: '+86****01', isVerified: true },
    ]);
    const second = await codeFor(token, email(' Ann@Example.com '), 'ann@example.com');
    expect((await bind(token, email('ann@example.com'), second)).code).toBe('ok');
    expect(await own(token)).toEqual([
      { kind: 'mobile', masked: '+86****01', isVerified: true },
      { kind: 'email', masked: 'a***@e***.com', isVerified: true },
    ]);
  });

  it('replaces the first number, and frees it for others', async () => {
    const [ann, bob] = [await registerMember(site), await registerMember(site)];
    for (const number of ['13800138002', '13800138003']) {
      await bind(ann.token, mobile(number), await codeFor(ann.token, mobile(number), `+86${number}`));
    }
    expect(await own(ann.token)).toMatchObject([{ masked: '+86****03' }]);
    await site.owner.query('delete from kit_limits');
    const code = await codeFor(bob.token, mobile('13800138002'), '+8613800138002');
    expect((await bind(bob.token, mobile('13800138002'), code)).code).toBe('ok');
  });
});

describe('refuses', () => {
  it('wrong codes, codes of another account and used codes', async () => {
    const [ann, bob] = [await registerMember(site), await registerMember(site)];
    const code = await codeFor(ann.token, mobile('13800138004'), '+8613800138004');
    const wrong = code === '111111' ? '222222' : '111111';
    expect((await bind(ann.token, mobile('13800138004'), wrong)).code).toBe('code_incorrect');
    expect((await bind(bob.token, mobile('13800138004'), code)).code).toBe('code_incorrect');
    expect((await bind(ann.token, mobile('13800138005'), code)).code).toBe('code_incorrect');
    expect((await bind(ann.token, mobile('13800138004'), code)).code).toBe('ok');
    expect((await bind(ann.token, mobile('13800138004'), code)).code).toBe('code_incorrect');
  });

  it('a session with a code but without the password', async () => {
    const { token } = await registerMember(site);
    const code = await codeFor(token, mobile('13800138006'), '+8613800138006');
    expect((await bind(token, mobile('13800138006'), code, 'not-the-password')).code).toBe('old_password_incorrect');
    expect(await own(token)).toEqual([]);
  });

  it('a number that another account verified in the meantime', async () => {
    const [ann, bob] = [await registerMember(site), await registerMember(site)];
    const ofAnn = await codeFor(ann.token, mobile('13800138007'), '+8613800138007');
    await site.owner.query('delete from kit_limits');
    const ofBob = await codeFor(bob.token, mobile('13800138007'), '+8613800138007');
    const answers = await Promise.all([
      bind(ann.token, mobile('13800138007'), ofAnn),
      bind(bob.token, mobile('13800138007'), ofBob),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['mobile_taken', 'ok']);
  });

  it('invalid numbers and addresses', async () => {
    const { token } = await registerMember(site);
    expect((await bind(token, mobile('123'), '111111')).code).toBe('mobile_invalid');
    expect((await bind(token, email('not an address'), '111111')).code).toBe('email_invalid');
  });
});

describe('forbids', () => {
  it('guests, operators, other brands and trial accounts', async () => {
    const { token, memberId } = await registerMember(site);
    const operator = await openOperator(site);
    const input = { ...mobile('13800138008'), code: '111111', password: goodPassword };
    expect((await site.call(bindContact, input)).status).toBe(401);
    expect((await site.call(bindContact, input, { token: operator.token })).status).toBe(401);
    expect((await site.call(bindContact, input, { token, host: brandHosts.second })).status).toBe(401);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await bind(token, mobile('13800138008'), '111111')).code).toBe('in_need_true_account');
  });
});
