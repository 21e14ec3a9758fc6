import { listModels } from '@baize/contract';
import { brandHosts, openRoom, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[CALL-37] lists the open rooms in their order, for everybody', async () => {
    const late = await openRoom(site, { position: 2 });
    const early = await openRoom(site, { position: 1, slowSeconds: 5 });
    const { answer } = await site.call(listModels, {});
    expect(answer.value?.map(({ id }) => id)).toEqual([early.roomId, late.roomId]);
    expect(answer.value?.[0]).toMatchObject({ name: { EN: 'Lobby', CN: '大厅', MS: 'Lobi' }, slowSeconds: 5 });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    expect((await site.send('GET', '/wps/chat/listModels?all=1')).status).toBe(400);
  });
});

describe('forbids', () => {
  it('closed rooms and those of another brand', async () => {
    const closed = await openRoom(site, { isOpen: false });
    const foreign = await openRoom(site, {}, { host: brandHosts.second });
    const ids = (await site.call(listModels, {})).answer.value?.map(({ id }) => id);
    expect(ids).not.toContain(closed.roomId);
    expect(ids).not.toContain(foreign.roomId);
  });
});
