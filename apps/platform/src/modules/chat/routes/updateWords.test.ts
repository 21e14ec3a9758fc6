import { getModeration, updateWords } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('stores the words in normalised form, without duplicates, for this brand only', async () => {
    const { token } = await openOperator(site);
    const { answer } = await site.call(updateWords, { words: ['Loan Shark', 'loan-shark', '骗子'] }, { token });
    expect(answer.value?.words).toEqual(['loanshark', '骗子']);
    const foreign = await openOperator(site, { host: brandHosts.second });
    const other = await site.call(getModeration, {}, { token: foreign.token, host: foreign.host });
    expect(other.answer.value?.words).toEqual([]);
  });
});

describe('refuses', () => {
  it('words that would match every message, and too many of them', async () => {
    const { token } = await openOperator(site);
    for (const word of ['a', '!!!', ' 7 ']) {
      expect((await site.call(updateWords, { words: [word] }, { token })).answer.code, word).toBe('setting_invalid');
    }
    const answer = await site.send('POST', '/ops/chat/updateWords', {
      body: JSON.stringify({ words: Array.from({ length: 501 }, (_, at) => `word${at}`) }),
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, members and those who only read', async () => {
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    const input = { words: ['x1'] };
    expect((await site.call(updateWords, input)).status).toBe(401);
    expect((await site.call(updateWords, input, { token: member.token })).status).toBe(401);
    expect((await site.call(updateWords, input, { token: auditor.token })).answer.code).toBe('not_allowed');
  });
});
