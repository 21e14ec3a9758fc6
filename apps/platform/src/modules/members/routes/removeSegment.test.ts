import {
  cancelBroadcast,
  createBroadcast,
  createSegment,
  listBroadcasts,
  listCampaigns,
  listSegments,
  listTrail,
  removeSegment,
  updateCampaign,
} from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openPromotion,
  promotionDraftOf,
  registerMember,
  startPlatform,
  textsOf,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

const create = async (name: string): Promise<string> => {
  const conditions = [{ fact: 'deposited', has: false } as const];
  return (await site.call(createSegment, { name, conditions }, { token })).answer.value?.id ?? '';
};
const remove = async (id: string, by: { token?: string; host?: string } = { token }, version = 1) =>
  (await site.call(removeSegment, { id, version }, by)).answer;
const write = async (segmentId: string) => {
  const sendAt = new Date(Date.now() + 86_400_000).toISOString();
  const draft = {
    ...({ requestId: randomUUID(), audience: 'segment', days: null, tag: null, segmentId, sendAt } as const),
    ...{ title: { CN: 'Come back' }, content: { CN: 'Tonight.' } },
  };
  return (await site.call(createBroadcast, draft, { token })).answer;
};

describe('works', () => {
  it('removes what nothing uses, with an audit row, and frees the name', async () => {
    const id = await create('Passing');
    expect((await remove(id)).code).toBe('ok');
    const { segments } = (await site.call(listSegments, {}, { token })).answer.value ?? {};
    expect(segments?.map((one) => one.id)).not.toContain(id);
    const page = { action: 'members.removeSegment', objectId: id, pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, page, { token });
    expect(trail.answer.value?.page.content[0]?.before).toContain('Passing');
    expect(await create('passing')).not.toBe('');
  });

  it('what was once meant for it keeps its name; nothing new can be', async () => {
    const id = await create('Gone');
    const broadcastId = (await write(id)).value?.id ?? '';
    await site.call(cancelBroadcast, { broadcastId }, { token });
    expect((await remove(id)).code).toBe('ok');
    const list = await site.call(listBroadcasts, { pageNum: 1, pageSize: 20 }, { token });
    expect(list.answer.value?.content.find((row) => row.id === broadcastId)?.segment).toEqual({ id, name: 'Gone' });
    expect((await write(id)).code).toBe('segment_not_found');
    await expect(openPromotion(site, 'signUp', { audience: 'segment', segmentId: id })).rejects.toThrow(
      'promotion_invalid',
    );
  });

  it('a promotion that is over can still be hidden, and cannot go on', async () => {
    const segmentId = await create('Summer');
    const over = { audience: 'segment', segmentId, endsAt: '2020-02-01T00:00:00.000Z' } as const;
    const id = await openPromotion(site, 'signUp', over);
    expect((await remove(segmentId)).code).toBe('ok');
    const change = async (version: number, changes: Parameters<typeof promotionDraftOf>[1]) => {
      const draft = promotionDraftOf('signUp', { ...over, ...changes });
      return (await site.call(updateCampaign, { id, version, draft }, { token })).answer;
    };
    expect(await change(1, { endsAt: null })).toMatchObject({
      ...{ code: 'promotion_invalid', value: { field: 'segmentId' } },
    });
    expect((await change(1, { isShown: false })).value).toMatchObject({ isShown: false, segmentId });
    const list = await site.call(listCampaigns, { pageNum: 1, pageSize: 20 }, { token });
    expect(list.answer.value?.content.find((row) => row.id === id)?.audience).toBe('segment');
  });
});

describe('refuses', () => {
  it('one that messages and promotions use, by the names of these, until none does', async () => {
    const id = await create('Wanted');
    const broadcastId = (await write(id)).value?.id ?? '';
    const promotionId = await openPromotion(site, 'signUp', {
      ...{ audience: 'segment', segmentId: id, title: textsOf('For the few') },
    });
    const promotion = { kind: 'promotion', id: promotionId, name: expect.stringContaining('For the few') };
    const uses = [{ kind: 'broadcast', id: broadcastId, name: 'Come back' }, promotion];
    expect(await remove(id)).toMatchObject({ code: 'segment_in_use', value: { uses } });
    await site.call(cancelBroadcast, { broadcastId }, { token });
    expect(await remove(id)).toMatchObject({ code: 'segment_in_use', value: { uses: [promotion] } });
    await site.owner.query('update promotions_campaigns set ends_at = now() where id = $1', [promotionId]);
    expect((await remove(id)).code).toBe('ok');
  });

  it('an outdated version, and an unknown segment', async () => {
    const id = await create('Versioned');
    expect((await remove(id, { token }, 7)).code).toBe('version_conflict');
    expect((await remove('999999')).code).toBe('segment_not_found');
    expect((await remove(id)).code).toBe('ok');
    expect((await remove(id, { token }, 2)).code).toBe('segment_not_found');
  });

  it('a removal or a use of the same moment, never both', async () => {
    for (let nth = 0; nth < 8; nth += 1) {
      const id = await create(`Race ${nth}`);
      const [removed, used] = await Promise.all([remove(id), write(id)]);
      const outcome = [removed.code, used.code].join(' ');
      expect(['ok segment_not_found', 'segment_in_use ok']).toContain(outcome);
    }
  });
});

describe('forbids', () => {
  it('auditors, members, guests, and operators of another brand', async () => {
    const id = await create('Ours');
    expect((await remove(id, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await remove(id, await registerMember(site))).code).toBe('not_logged_in');
    expect((await remove(id, {})).code).toBe('not_logged_in');
    expect((await remove(id, await openOperator(site, { host: brandHosts.second }))).code).toBe('segment_not_found');
  });
});
