import { closeWindow, createWindow, listTrail } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openVendor,
  startPlatform,
  type TestPlatform,
  type TestVendor,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let studio: TestVendor;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  studio = await openVendor(site);
  token = (await openOperator(site)).token;
});
afterAll(() => site.close());

const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const planned = async (from: number, to: number): Promise<string> => {
  const input = { vendorId: studio.id, startsAt: at(from), endsAt: at(to), reason: 'a new version', notice: {} };
  return (await site.call(createWindow, input, { token })).answer.value?.windows.at(-1)?.id ?? '';
};
const close = async (windowId: string, as: { token?: string; host?: string } = { token }) =>
  (await site.call(closeWindow, { windowId, reason: 'done early' }, as)).answer;

describe('works', () => {
  it('ends a running window, and cancels a future one', async () => {
    const [running, ahead] = [await planned(-1, 60), await planned(90, 120)];
    expect((await close(running)).value).toMatchObject({ isOpen: true, windows: [{ id: ahead }] });
    expect((await close(ahead)).value).toMatchObject({ isOpen: true, windows: [] });
    const page = { action: 'vendors.closeWindow', objectId: running, pageNum: 1, pageSize: 20 };
    const { answer } = await site.call(listTrail, page, { token });
    expect(answer.value?.page.content).toMatchObject([{ reason: 'done early' }]);
  });
});

describe('refuses', () => {
  it('windows that are over, and unknown ones', async () => {
    const id = await planned(10, 20);
    await close(id);
    expect((await close(id)).code).toBe('window_not_found');
    expect((await close('999999')).code).toBe('window_not_found');
  });
});

describe('forbids', () => {
  it('[A257] auditors and guests; [A258] operators of another brand', async () => {
    const id = await planned(30, 40);
    expect((await close(id, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await close(id, {})).code).toBe('not_logged_in');
    expect((await close(id, await openOperator(site, { host: brandHosts.second }))).code).toBe('window_not_found');
  });
});
