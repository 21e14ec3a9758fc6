import { createSecondStep } from '@baize/contract/identity/createSecondStep';
import { getSecondStep } from '@baize/contract/identity/getSecondStep';
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

describe('works', () => {
  it('is off until a code was verified, even with a secret', async () => {
    const { token } = await registerMember(site);
    const off = { isOn: false, recoveryCodesLeft: 0 };
    expect((await site.call(getSecondStep, {}, { token })).answer.value).toEqual(off);
    expect((await site.call(createSecondStep, { password: goodPassword }, { token })).answer.code).toBe('ok');
    expect((await site.call(getSecondStep, {}, { token })).answer.value).toEqual(off);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getSecondStep.path}?memberId=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, operators and other brands', async () => {
    const { token } = await registerMember(site);
    const operator = await openOperator(site);
    expect((await site.call(getSecondStep, {})).status).toBe(401);
    expect((await site.call(getSecondStep, {}, { token: operator.token })).status).toBe(401);
    expect((await site.call(getSecondStep, {}, { token, host: brandHosts.second })).status).toBe(401);
  });
});
