import { closeLetter, createLetter, createLetterReply, listLetters } from '@baize/contract';
import { brandHosts, openOperator, registerMember, solveBot, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  for (const [email, host] of [
    ['first@example.com', brandHosts.first],
    ['second@example.com', brandHosts.first],
    ['third@example.com', brandHosts.first],
    ['foreign@example.com', brandHosts.second],
  ] as const) {
    const botCheck = await solveBot(site, 'contact', { host });
    const words = { name: '', content: 'Where do I find the rules?', language: 'EN' } as const;
    await site.call(createLetter, { requestId: randomUUID(), email, botCheck, ...words }, { host });
  }
});
afterAll(() => site.close());

const page = { pageNum: 1, pageSize: 20 };

describe('works', () => {
  it('shows what waits longest first, everything newest first, and finds by number and address', async () => {
    const { token } = await openOperator(site);
    const list = async (status: 'open' | 'answered' | 'closed' | 'all', search?: string) =>
      (await site.call(listLetters, { ...page, status, ...(search === undefined ? {} : { search }) }, { token })).answer
        .value;
    const names = async (...asked: Parameters<typeof list>) =>
      (await list(...asked))?.page.content.map(({ email }) => email.split('@')[0]);
    expect(await names('open')).toEqual(['first', 'second', 'third']);
    const [first, second] = (await list('open'))?.page.content ?? [];
    await site.call(createLetterReply, { letterId: first?.id ?? '', content: 'Below Help.' }, { token });
    await site.call(closeLetter, { letterId: second?.id ?? '' }, { token });
    expect(await names('open')).toEqual(['third']);
    expect(await names('answered')).toEqual(['first']);
    expect(await names('closed')).toEqual(['second']);
    expect(await names('all')).toEqual(['third', 'second', 'first']);
    expect((await list('all'))?.counts).toEqual({ open: 1, answered: 1, closed: 1 });
    expect(await names('all', first?.number.toLowerCase())).toEqual(['first']);
    expect(await names('all', ' SECOND@')).toEqual(['second']);
    expect(await names('all', '%')).toEqual([]);
  });

  it('forgets a letter a year after it was decided, and none that waits', async () => {
    await site.owner.query(`alter table feedback_letters disable trigger feedback_letters_stay_decided`);
    await site.owner.query(
      `update feedback_letters set created_at = now() - interval '400 days',
              decided_at = case when decided_at is null then null when email like 'first%' then now() - interval '366 days'
                                else now() - interval '364 days' end`,
    );
    await site.owner.query(`alter table feedback_letters enable trigger feedback_letters_stay_decided`);
    await site.platform.jobs.turn('feedback.removeOldLetters');
    const { rows } = await site.owner.query<{ email: string }>('select email from feedback_letters order by email');
    expect(rows.map(({ email }) => email.split('@')[0])).toEqual(['foreign', 'second', 'third']);
  });
});

describe('refuses', () => {
  it('pages and views that are none', async () => {
    const { token } = await openOperator(site);
    for (const query of ['pageNum=0', 'status=lost', `search=${'x'.repeat(129)}`, 'brandId=2']) {
      const answer = await site.send('GET', `${listLetters.path}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('[A257] guests and members; [A258] shows nothing of another brand', async () => {
    const member = await registerMember(site);
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(listLetters, { ...page, status: 'all' })).status).toBe(401);
    expect((await site.call(listLetters, { ...page, status: 'all' }, { token: member.token })).status).toBe(401);
    const theirs = await site.call(
      listLetters,
      { ...page, status: 'all' },
      { token: foreign.token, host: brandHosts.second },
    );
    expect(theirs.answer.value?.page.content.map(({ email }) => email)).toEqual(['foreign@example.com']);
  });
});
