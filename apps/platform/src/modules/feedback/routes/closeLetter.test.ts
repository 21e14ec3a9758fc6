import { closeLetter, createLetter, listTrail } from '@baize/contract';
import { brandHosts, openOperator, registerMember, solveBot, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

async function send(): Promise<{ letterId: string; number: string }> {
  const words = { name: '', email: 'ann@example.com', content: 'Buy cheap watches here!', language: 'EN' } as const;
  const botCheck = await solveBot(site, 'contact');
  const { answer } = await site.call(createLetter, { requestId: randomUUID(), botCheck, ...words });
  const number = answer.value?.number ?? '';
  const { rows } = await site.owner.query<{ id: string }>('select id::text from feedback_letters where number = $1', [
    number,
  ]);
  return { letterId: rows[0]?.id ?? '', number };
}

describe('works', () => {
  it('closes a letter without an answer, with its line in the trail and no mail', async () => {
    const { letterId, number } = await send();
    const { token, username } = await openOperator(site);
    const { answer } = await site.call(closeLetter, { letterId }, { token });
    expect(answer.value).toMatchObject({ id: letterId, status: 'closed', answer: '', operator: username });
    const trail = await site.call(
      listTrail,
      { action: 'feedback.closeLetter', objectId: number, pageNum: 1, pageSize: 20 },
      { token },
    );
    expect(trail.answer.value?.page.content).toHaveLength(1);
    const { rows } = await site.owner.query('select 1 from outbox_messages');
    expect(rows).toEqual([]);
  });
});

describe('refuses', () => {
  it('letters that are unknown or ended, also when several close at once', async () => {
    const { letterId } = await send();
    const { token } = await openOperator(site);
    const answers = await Promise.all([1, 2, 3].map(() => site.call(closeLetter, { letterId }, { token })));
    expect(answers.map(({ answer }) => answer.code).sort()).toEqual(['feedback_closed', 'feedback_closed', 'ok']);
    expect((await site.call(closeLetter, { letterId: '999999' }, { token })).answer.code).toBe('feedback_not_found');
  });
});

describe('forbids', () => {
  it('[A257] guests, members and those who only read; [A258] letters of another brand', async () => {
    const { letterId } = await send();
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(closeLetter, { letterId })).status).toBe(401);
    expect((await site.call(closeLetter, { letterId }, { token: member.token })).status).toBe(401);
    expect((await site.call(closeLetter, { letterId }, { token: auditor.token })).answer.code).toBe('not_allowed');
    const elsewhere = await site.call(closeLetter, { letterId }, { token: foreign.token, host: brandHosts.second });
    expect(elsewhere.answer.code).toBe('feedback_not_found');
  });
});
