import { createTicket, getFeedback, listTickets } from '@baize/contract';
import {
  onePixel,
  openOperator,
  pictureOfSize,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const words = 'The replay of my round does not open.';
const entry = (changes = {}) => ({ type: 'game' as const, content: words, ...changes });
const ownOf = async ({ token }: TestMember) =>
  (await site.call(getFeedback, { pageNum: 1, pageSize: 20 }, { token })).answer.value?.entries.content ?? [];

describe('works', () => {
  it('[CALL-25] stores a ticket with its type, content and contact, for member and operators', async () => {
    const member = await registerMember(site);
    const input = entry({ content: `  ${words}\r\nAlways. `, contact: ' me@example.test ' });
    const { status, answer } = await site.call(createTicket, input, { token: member.token });
    expect(status).toBe(200);
    expect(answer.value).toMatchObject({
      ...{ type: 'game', content: `${words}\nAlways.`, contact: 'me@example.test', status: 'open', replies: [] },
    });
    expect(await ownOf(member)).toEqual([answer.value]);
    const { token } = await openOperator(site);
    const queue = await site.call(listTickets, { status: 'open', pageNum: 1, pageSize: 20 }, { token });
    expect(queue.answer.value?.page.content).toMatchObject([
      { id: answer.value?.id, account: member.account, memberId: String(member.memberId) },
    ]);
  });

  it('stores up to three pictures without metadata', async () => {
    const member = await registerMember(site);
    const { answer } = await site.call(createTicket, entry({ images: [onePixel, onePixel, onePixel] }), {
      token: member.token,
    });
    expect(answer.value?.images).toEqual([1, 2, 3]);
    const { rows } = await site.owner.query<{ type: string; content: Buffer }>(
      'select media_type as type, content from feedback_images where ticket_id = $1',
      [answer.value?.id],
    );
    expect(rows.map(({ type, content }) => [type, content.toString('base64')])).toEqual(
      Array.from({ length: 3 }, () => ['image/png', onePixel]),
    );
    /* The same text again is the same ticket, with its existing pictures. */
    const again = await site.call(createTicket, entry({ images: [onePixel] }), { token: member.token });
    expect(again.answer.value).toEqual(answer.value);
  });

  it('treats a concurrent or repeated text as one ticket', async () => {
    const member = await registerMember(site);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => site.call(createTicket, entry(), { token: member.token })),
    );
    expect(new Set(answers.map(({ answer }) => answer.value?.id)).size).toBe(1);
    await site.call(createTicket, entry({ type: 'other' }), { token: member.token });
    expect(await ownOf(member)).toHaveLength(2);
  });
});

describe('refuses', () => {
  it('[FEEDBACK-02] fewer than 10 and more than 500 characters, in any script', async () => {
    const member = await registerMember(site);
    const codeOf = async (content: string) =>
      (await site.call(createTicket, entry({ content }), { token: member.token })).answer.code;
    for (const content of ['', 'too short', `${' '.repeat(20)}short`, '字'.repeat(9), 'x'.repeat(501)]) {
      expect([content.length, await codeOf(content)]).toEqual([content.length, 'feedback_length']);
    }
    expect(await codeOf('字'.repeat(10))).toBe('ok');
    expect(await codeOf('𠮷'.repeat(500))).toBe('ok');
    expect(await ownOf(member)).toHaveLength(2);
  });

  it('unknown types and unknown fields', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const body of [
      entry({ type: 'praise' }),
      entry({ memberId: '1' }),
      { content: words },
      entry({ contact: 5 }),
    ]) {
      const answer = await site.send('PUT', createTicket.path, { body: JSON.stringify(body), headers });
      expect(answer.status).toBe(400);
    }
  });

  it("[A216] a fourth picture, one beyond 5 MB, a GIF, a truncated picture and a script with a picture's name", async () => {
    const member = await registerMember(site);
    const codeOf = async (images: string[]) =>
      (await site.call(createTicket, entry({ images }), { token: member.token })).answer.code;
    const gif = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const script = Buffer.from('<script>alert(1)</script>').toString('base64');
    const half = Buffer.from(onePixel, 'base64').subarray(0, 40).toString('base64');
    const large = pictureOfSize(5 * 1024 * 1024 + 1).toString('base64');
    for (const one of [gif, script, half, large]) expect(await codeOf([onePixel, one])).toBe('image_invalid');
    expect(await codeOf([onePixel, onePixel, onePixel, onePixel])).toBe('images_too_many');
    expect(await ownOf(member)).toEqual([]);
  });

  it('pictures of a trial account, whose text is accepted', async () => {
    const member = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [member.memberId]);
    const send = (changes: object) => site.call(createTicket, entry(changes), { token: member.token });
    expect((await send({ images: [onePixel] })).answer.code).toBe('in_need_true_account');
    expect((await send({})).answer.code).toBe('ok');
  });

  it('a sixth ticket within an hour, also under concurrency', async () => {
    const member = await registerMember(site);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        site.call(createTicket, entry({ content: `${words} ${n}` }), { token: member.token }),
      ),
    );
    const codes = answers.map(({ answer }) => answer.code);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(3);
    expect(await ownOf(member)).toHaveLength(5);
  });
});

describe('forbids', () => {
  it('[ROLE-06] guests, and operators with their own token', async () => {
    const { token } = await openOperator(site);
    const guest = await site.call(createTicket, entry());
    expect([guest.status, guest.answer.code]).toEqual([401, 'not_logged_in']);
    expect((await site.call(createTicket, entry(), { token })).status).toBe(401);
  });
});
