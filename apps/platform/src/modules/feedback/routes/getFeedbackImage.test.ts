import { createTicket, getFeedbackImage, getTicketImage } from '@baize/contract';
import {
  brandHosts,
  onePixel,
  openOperator,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let member: TestMember;
let ticketId: string;
beforeAll(async () => {
  site = await startPlatform();
  member = await registerMember(site);
  const input = { type: 'game' as const, content: 'This is what I see.', images: [onePixel, onePixel] };
  ticketId = (await site.call(createTicket, input, { token: member.token })).answer.value?.id ?? '';
});
afterAll(() => site.close());

const get = (position: number, who: { token?: string; host?: string } = {}, id = ticketId) =>
  site.call(getFeedbackImage, { ticketId: id, position }, who);

describe('works', () => {
  it('returns own pictures by index', async () => {
    for (const position of [1, 2]) {
      const { answer } = await get(position, { token: member.token });
      expect(answer.value).toEqual({ mediaType: 'image/png', data: onePixel });
    }
  });
});

describe('refuses', () => {
  it('unknown indexes', async () => {
    expect((await get(3, { token: member.token })).answer.code).toBe('feedback_not_found');
    expect((await get(1, { token: member.token }, '999999')).answer.code).toBe('feedback_not_found');
  });
});

describe('forbids', () => {
  it('[A222] guests, other members, members of another brand, and operators of another brand', async () => {
    const other = await registerMember(site);
    const foreign = await registerMember(site, undefined, { host: brandHosts.second });
    expect((await get(1)).status).toBe(401);
    expect((await get(1, { token: other.token })).answer.code).toBe('feedback_not_found');
    const elsewhere = await get(1, { token: foreign.token, host: brandHosts.second });
    expect(elsewhere.answer.code).toBe('feedback_not_found');
    const stranger = await openOperator(site, { host: brandHosts.second });
    const { answer } = await site.call(getTicketImage, { ticketId, position: 1 }, stranger);
    expect(answer.code).toBe('feedback_not_found');
  });
});
