import { createSecondStep } from '@baize/contract/identity/createSecondStep';
import {
  brandHosts,
  goodPassword,
  openOperator,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const create = async (token: string, password = goodPassword) =>
  (await site.call(createSecondStep, { password }, { token })).answer;

describe('works', () => {
  it('creates a secret for an app, encrypted in the database', async () => {
    const { token, memberId, account } = await registerMember(site);
    const { value } = await create(token);
    expect(value?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(value?.uri).toBe(`otpauth://totp/Baize:${account}?secret=${value?.secret}&issuer=Baize`);
    const { rows } = await site.owner.query<{ secret: Buffer }>(
      'select secret from identity_second_steps where member_id = $1',
      [memberId],
    );
    // Nonce and tag precede twenty encrypted bytes.
    expect(rows[0]?.secret).toHaveLength(48);
    expect((await create(token)).value?.secret).not.toBe(value?.secret);
  });
});

describe('refuses', () => {
  it('a session without the password', async () => {
    const { token } = await registerMember(site);
    expect((await create(token, 'not-the-password')).code).toBe('old_password_incorrect');
  });
});

describe('forbids', () => {
  it('guests, operators, other brands and trial accounts', async () => {
    const { token, memberId } = await registerMember(site);
    const operator = await openOperator(site);
    const input = { password: goodPassword };
    expect((await site.call(createSecondStep, input)).status).toBe(401);
    expect((await site.call(createSecondStep, input, { token: operator.token })).status).toBe(401);
    expect((await site.call(createSecondStep, input, { token, host: brandHosts.second })).status).toBe(401);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await create(token)).code).toBe('in_need_true_account');
  });
});
