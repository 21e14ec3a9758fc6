import { login, sendVerification } from '@baize/contract';
import { brandHosts, credentials, lastMessage, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

/** A login that waits for a code to a verified address. */
const heldUp = async (): Promise<{ verificationId: string; email: string }> => {
  const member = await registerMember(site);
  const email = `${member.account}@example.org`;
  await site.owner.query(
    `insert into identity_contacts (member_id, brand_id, kind, value, verified_at) values ($1, 1, 'email', $2, now())`,
    [member.memberId, email],
  );
  const { answer } = await site.call(login, await credentials(site, member.account, { language: 'EN' }), {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  return { ...(answer.value as unknown as { verificationId: string }), email };
};
const send = (verificationId: string, host: string = brandHosts.first) =>
  site.call(sendVerification, { verificationId, method: 'email' }, { host });

describe('works', () => {
  it("sends six digits to the account's verified address, and returns the delay", async () => {
    const { verificationId, email } = await heldUp();
    const { answer } = await send(verificationId);
    expect(answer.value).toEqual({ expiredMinutes: 1 });
    const message = await lastMessage(site, email);
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(message?.purpose).toBe('verification');
  });
});

describe('refuses', () => {
  it('a second message within the delay, all but one of many concurrent ones, and one for an ended attempt', async () => {
    const { verificationId, email } = await heldUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(verificationId)));
    expect(answers.filter(({ answer }) => answer.code === 'ok')).toHaveLength(1);
    expect(answers.filter(({ answer }) => answer.code === 'sms_too_soon')).toHaveLength(19);
    const sent = await site.owner.query('select 1 from outbox_messages where recipient = $1', [email]);
    expect(sent.rowCount).toBe(1);
    await site.owner.query('delete from kit_limits');
    await site.owner.query('update identity_verifications set ended_at = now()');
    expect((await send(verificationId)).answer.code).toBe('verification_expired');
  });
});

describe('forbids', () => {
  it('forged ids, and the host of another brand', async () => {
    const { verificationId } = await heldUp();
    expect((await send('A'.repeat(43))).answer.code).toBe('verification_expired');
    expect((await send(verificationId, brandHosts.second)).answer.code).toBe('verification_expired');
    expect((await send(verificationId)).answer.code).toBe('ok');
  });
});
