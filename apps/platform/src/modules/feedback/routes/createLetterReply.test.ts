import {
  closeLetter,
  createLetter,
  createLetterReply,
  listLetters,
  listOutbox,
  listTrail,
  type InputOf,
} from '@baize/contract';
import { brandHosts, openOperator, registerMember, solveBot, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());
beforeEach(() => site.owner.query('delete from kit_limits'));

/** A letter of somebody without an account, as the console sees it. */
async function send(changes: Partial<InputOf<typeof createLetter>> = {}, host: string = brandHosts.first) {
  const botCheck = await solveBot(site, 'contact', { host });
  const form = { requestId: randomUUID(), name: 'Ann', email: 'ann@example.com', language: 'MS', botCheck } as const;
  const content = 'I cannot log in any more.';
  const { answer } = await site.call(createLetter, { ...form, content, ...changes }, { host });
  const number = answer.value?.number ?? '';
  const { rows } = await site.owner.query<{ id: string }>('select id::text from feedback_letters where number = $1', [
    number,
  ]);
  return { letterId: rows[0]?.id ?? '', number };
}
const mails = async () =>
  (
    await site.owner.query<{ subject: string; body: string; recipient: string }>(
      `select subject, body, recipient from outbox_messages where purpose = 'letterAnswer' order by id`,
    )
  ).rows;
const actsOn = async (action: 'feedback.createLetterReply' | 'feedback.closeLetter', number: string, token: string) =>
  (await site.call(listTrail, { action, objectId: number, pageNum: 1, pageSize: 20 }, { token })).answer.value?.page
    .content ?? [];

describe('works', () => {
  it('answers by mail in the language of the letter, once, with its line in the trail', async () => {
    const { letterId, number } = await send();
    const { token, username } = await openOperator(site);
    const content = 'Your name was typed wrongly.\nTry again.';
    const answers = await Promise.all(
      [1, 2, 3].map(() => site.call(createLetterReply, { letterId, content }, { token })),
    );
    for (const { answer } of answers) {
      expect(answer.value).toMatchObject({ number, status: 'answered', answer: content, operator: username });
    }
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ recipient: 'ann@example.com', subject: `Baize: surat anda ${number}` });
    expect(sent[0]?.body.startsWith(`${content}\n\n`)).toBe(true);
    // Nobody can have the house send words of his own to somebody else.
    expect(sent[0]?.body).not.toContain('I cannot log in');
    expect(await actsOn('feedback.createLetterReply', number, token)).toHaveLength(1);
    const outbox = await site.call(
      listOutbox,
      { channel: 'email', status: 'all', pageNum: 1, pageSize: 20 },
      { token },
    );
    expect(outbox.answer.value?.content[0]).toMatchObject({ purpose: 'letterAnswer', recipient: 'a***@example.com' });
  });
});

describe('refuses', () => {
  it('letters that are unknown or ended, empty words, and a second answer by anybody', async () => {
    const { letterId } = await send();
    const { token } = await openOperator(site);
    const codeOf = async (asked: string, content = 'An answer.', by = token) =>
      (await site.call(createLetterReply, { letterId: asked, content }, { token: by })).answer.code;
    expect(await codeOf('999999')).toBe('feedback_not_found');
    expect(await codeOf(letterId, ' \n ')).toBe('field_required');
    const before = (await mails()).length;
    expect(await codeOf(letterId)).toBe('ok');
    expect(await codeOf(letterId, 'Other words.')).toBe('feedback_closed');
    const another = await openOperator(site);
    expect(await codeOf(letterId, 'An answer.', another.token)).toBe('feedback_closed');
    expect(await mails()).toHaveLength(before + 1);
    await expect(
      site.owner.query(`update feedback_letters set answer = 'Another.' where id = $1`, [letterId]),
    ).rejects.toThrow('is answered');
    const closed = await send();
    await site.call(closeLetter, { letterId: closed.letterId }, { token });
    expect(await codeOf(closed.letterId)).toBe('feedback_closed');
  });

  it('to keep an answer that no mail could bring', async () => {
    const shut = await startPlatform({ beside: site, env: { BAIZE_DEMO: '0' } });
    try {
      const { letterId, number } = await send();
      const { token } = await openOperator(site);
      const { answer } = await shut.call(createLetterReply, { letterId, content: 'An answer.' }, { token });
      expect(answer.code).toBe('delivery_failed');
      const list = await site.call(
        listLetters,
        { status: 'open', search: number, pageNum: 1, pageSize: 20 },
        { token },
      );
      expect(list.answer.value?.page.content).toMatchObject([{ id: letterId, status: 'open', answer: '' }]);
    } finally {
      await shut.close();
    }
  });
});

describe('forbids', () => {
  it('[A257] guests, members and those who only read; [A258] letters of another brand', async () => {
    const { letterId } = await send();
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    const foreign = await openOperator(site, { host: brandHosts.second });
    const before = (await mails()).length;
    const ask = async (options: { token?: string; host?: string }) =>
      site.call(createLetterReply, { letterId, content: 'An answer.' }, options);
    expect((await ask({})).status).toBe(401);
    expect((await ask({ token: member.token })).status).toBe(401);
    expect((await ask({ token: auditor.token })).answer.code).toBe('not_allowed');
    const elsewhere = await ask({ token: foreign.token, host: brandHosts.second });
    expect(elsewhere.answer.code).toBe('feedback_not_found');
    expect(await mails()).toHaveLength(before);
  });
});
