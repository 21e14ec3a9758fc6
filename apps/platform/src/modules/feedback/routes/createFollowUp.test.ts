import { createFollowUp, createReply, closeTicket, createTicket, getFeedback, listTickets } from '@baize/contract';
import {
  brandHosts,
  onePixel,
  openOperator,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  site = await startPlatform();
  operator = await openOperator(site);
});
afterAll(() => site.close());

const page = { pageNum: 1, pageSize: 20 };
const send = async ({ token }: TestMember): Promise<string> =>
  (await site.call(createTicket, { type: 'deposit', content: 'Where is my deposit?' }, { token })).answer.value?.id ??
  '';
const line = (ticketId: string, changes = {}) => ({
  ...{ requestId: randomUUID(), ticketId, content: 'It was 50.00, at noon.' },
  ...changes,
});
const write = async ({ token }: { token: string }, input: ReturnType<typeof line>) =>
  (await site.call(createFollowUp, input, { token })).answer;
const answer = async (ticketId: string) =>
  site.call(createReply, { requestId: randomUUID(), ticketId, content: 'How much was it?' }, operator);
const ownOf = async ({ token }: TestMember) =>
  (await site.call(getFeedback, page, { token })).answer.value?.entries.content ?? [];

describe('works', () => {
  it('continues in one ticket, which is open again', async () => {
    const member = await registerMember(site);
    const ticketId = await send(member);
    await answer(ticketId);
    expect(await ownOf(member)).toMatchObject([{ status: 'answered' }]);
    const written = await write(member, line(ticketId, { content: ' 50.00,\r\nat noon. ', images: [onePixel] }));
    const thread = [
      { from: 'house', content: 'How much was it?', images: [] },
      { from: 'member', content: '50.00,\nat noon.', images: [1] },
    ];
    expect(written.value).toMatchObject({ id: ticketId, status: 'open', images: [], replies: thread });
    const { answer: queue } = await site.call(listTickets, { status: 'open', search: ticketId, ...page }, operator);
    expect(queue.value?.page.content).toMatchObject([
      { id: ticketId, replies: [{ operator: operator.username }, { operator: '' }] },
    ]);
    await answer(ticketId);
    expect(await ownOf(member)).toMatchObject([{ status: 'answered', replies: [...thread, { from: 'house' }] }]);
  });

  it('is one entry per request id, also under concurrency', async () => {
    const member = await registerMember(site);
    const input = line(await send(member), { images: [onePixel] });
    const answers = await Promise.all([1, 2, 3].map(() => write(member, input)));
    expect(answers.map(({ value }) => value?.replies.length)).toEqual([1, 1, 1]);
    expect(await ownOf(member)).toMatchObject([{ replies: [{ images: [1] }] }]);
    expect((await write(member, { ...input, content: 'Other words.' })).code).toBe('request_conflict');
    /* The retry did not count; the ticket, the entry and the refused one did: of five per hour, two are left. */
    for (const code of ['ok', 'ok', 'too_many_requests']) {
      expect((await write(member, line(input.ticketId))).code).toBe(code);
    }
  });
});

describe('refuses', () => {
  it('empty and long texts, closed and unknown tickets', async () => {
    const member = await registerMember(site);
    const ticketId = await send(member);
    expect((await write(member, line(ticketId, { content: ' \n ' }))).code).toBe('field_required');
    expect((await write(member, line(ticketId, { content: '字'.repeat(501) }))).code).toBe('feedback_length');
    expect((await write(member, line('999999'))).code).toBe('feedback_not_found');
    await site.call(closeTicket, { ticketId }, operator);
    expect((await write(member, line(ticketId))).code).toBe('feedback_closed');
    expect(await ownOf(member)).toMatchObject([{ status: 'closed', replies: [] }]);
  });

  it('[A216] a fourth picture and other files, and stores nothing of the entry', async () => {
    const member = await registerMember(site);
    const ticketId = await send(member);
    const four = [onePixel, onePixel, onePixel, onePixel];
    const gif = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    expect((await write(member, line(ticketId, { images: four }))).code).toBe('images_too_many');
    expect((await write(member, line(ticketId, { images: [onePixel, gif] }))).code).toBe('image_invalid');
    expect(await ownOf(member)).toMatchObject([{ replies: [] }]);
  });
});

describe('forbids', () => {
  it('[A204] guests, operators, other members, and members of another brand', async () => {
    const [owner, other] = [await registerMember(site), await registerMember(site)];
    const foreign = await registerMember(site, undefined, { host: brandHosts.second });
    const input = line(await send(owner));
    expect((await site.call(createFollowUp, input)).status).toBe(401);
    expect((await site.call(createFollowUp, input, operator)).status).toBe(401);
    expect((await write(other, input)).code).toBe('feedback_not_found');
    const elsewhere = await site.call(createFollowUp, input, { token: foreign.token, host: brandHosts.second });
    expect(elsewhere.answer.code).toBe('feedback_not_found');
    expect(await ownOf(owner)).toMatchObject([{ replies: [] }]);
  });
});
