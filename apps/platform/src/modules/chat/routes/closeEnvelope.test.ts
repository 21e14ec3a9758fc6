import { closeEnvelope, listTrail } from '@baize/contract';
import {
  brandHosts,
  enterChat,
  fillEnvelope,
  openOperator,
  openRoom,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let roomId: string;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  const room = await openRoom(site);
  roomId = room.roomId;
  ({ token } = room.operator);
});
afterAll(() => site.close());

describe('works', () => {
  it('returns untaken shares once, notifies the room, and pays nobody afterwards', async () => {
    const { id } = await fillEnvelope(site, roomId);
    const chat = await enterChat(site, await registerMember(site));
    const mine = (await chat.ask('open', { envelopeId: id })).value.mine?.amount ?? '';
    const told = new Promise<{ seed: string | null }>((resolve) =>
      chat.socket.on('envelope', (news: { seed: string | null }) => news.seed !== null && resolve(news)),
    );
    const answers = await Promise.all([1, 2, 3].map(() => site.call(closeEnvelope, { envelopeId: id }, { token })));
    const [{ answer }] = answers as [(typeof answers)[0]];
    expect(answer.value).toMatchObject({ taken: 1 });
    expect((answer.value?.returned ?? 0n) + (answer.value?.given ?? 0n)).toBe(880_000n);
    expect((await told).seed).toMatch(/^[0-9a-f]{64}$/);
    const late = await enterChat(site, await registerMember(site));
    expect((await late.ask('open', { envelopeId: id })).code).toBe('chat_envelope_over');
    expect((await chat.ask('open', { envelopeId: id })).value.mine?.amount).toBe(mine);
    for (const { socket } of [chat, late]) socket.disconnect();
    const { rows } = await site.owner.query<{ sum: string }>(
      `select coalesce(sum(balance), 0)::text as sum from wallet_accounts where name = 'house.chat:pots'`,
    );
    expect(rows[0]?.sum).toBe('0');
    const trail = await site.call(
      listTrail,
      { action: 'chat.closeEnvelope', objectId: id, pageNum: 1, pageSize: 20 },
      { token },
    );
    expect(trail.answer.value?.page.content).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('unknown ones', async () => {
    const { answer } = await site.call(closeEnvelope, { envelopeId: '999999' }, { token });
    expect(answer.code).toBe('chat_envelope_not_found');
  });
});

describe('forbids', () => {
  it('[A257] guests, members and those who only read; [A258] envelopes of another brand', async () => {
    const input = { envelopeId: (await fillEnvelope(site, roomId)).id };
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    const stranger = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(closeEnvelope, input)).status).toBe(401);
    expect((await site.call(closeEnvelope, input, { token: member.token })).status).toBe(401);
    expect((await site.call(closeEnvelope, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    expect((await site.call(closeEnvelope, input, stranger)).answer.code).toBe('chat_envelope_not_found');
  });
});
