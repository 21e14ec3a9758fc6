import { createTicket, getTicketImage } from '@baize/contract';
import { onePixel, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let member: { token: string };
let ticketId: string;
beforeAll(async () => {
  site = await startPlatform();
  member = await registerMember(site);
  const input = { type: 'game' as const, content: 'This is what I see.', images: [onePixel] };
  ticketId = (await site.call(createTicket, input, { token: member.token })).answer.value?.id ?? '';
});
afterAll(() => site.close());

const get = (position: number, token?: string) =>
  site.call(getTicketImage, { ticketId, position }, token === undefined ? {} : { token });

describe('works', () => {
  it('returns a picture to operators with the permission', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    expect((await get(1, token)).answer.value).toEqual({ mediaType: 'image/png', data: onePixel });
  });
});

describe('refuses', () => {
  it('an unknown index', async () => {
    const { token } = await openOperator(site);
    expect((await get(2, token)).answer.code).toBe('feedback_not_found');
  });
});

describe('forbids', () => {
  it("[A222] guests, and the picture's own member", async () => {
    expect((await get(1)).status).toBe(401);
    expect((await get(1, member.token)).status).toBe(401);
  });
});
