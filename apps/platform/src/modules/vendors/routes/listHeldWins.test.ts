import { decideHeldWin, listHeldWins, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, openVendor, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let operator: { token: string };
beforeAll(async () => {
  site = await startPlatform();
  const vendor = await openVendor(site);
  operator = await openOperator(site);
  const { memberId } = await registerMember(site);
  for (let count = 0; count < 3; count += 1) {
    const bet = vendor.bet(await vendor.player({ memberId }));
    await vendor.call('/transaction/bet', bet);
    await vendor.call('/transaction/win', vendor.win(bet, { amount: 200_000_000_000 + count }));
  }
});
afterAll(() => site.close());

type View = InputOf<typeof listHeldWins>['view'];
const list = async (view: View, by: { token: string; host?: string } = operator, pageSize = 20) =>
  (await site.call(listHeldWins, { view, pageNum: 1, pageSize }, by)).answer;

describe('works', () => {
  it('shows pending wins oldest first and decided ones newest first, with the names of member, vendor and game', async () => {
    const waiting = (await list('waiting')).value;
    expect(waiting).toMatchObject({ waiting: 3, page: { totalRows: 3 } });
    expect(waiting?.page.content.map(({ amount }) => amount)).toEqual(
      [0n, 1n, 2n].map((more) => 200_000_000_000n + more),
    );
    const [first] = waiting?.page.content ?? [];
    expect(first).toMatchObject({ gameName: { EN: expect.stringMatching(/./) as string }, stake: 100_000n });
    expect([first?.account, first?.vendorName].includes('')).toBe(false);
    const decision = { id: first?.id ?? '', act: 'reject', reason: 'looked at it' } as const;
    expect((await site.call(decideHeldWin, decision, operator)).answer.success).toBe(true);
    expect((await list('waiting')).value).toMatchObject({ waiting: 2, page: { totalRows: 2 } });
    expect((await list('ended')).value?.page.content.map(({ status }) => status)).toEqual(['rejected']);
    expect((await list('all', operator, 2)).value?.page).toMatchObject({ totalRows: 3, totalPages: 2 });
  });
});

describe('refuses', () => {
  it('invalid views', async () => {
    const { port } = new URL(site.url);
    const headers = { host: `${brandHosts.first}:${port}`, authorization: `Bearer ${operator.token}` };
    const response = await site.send('GET', '/ops/vendors/listHeldWins?view=paid', { headers });
    expect(response.status).toBe(400);
  });
});

describe('forbids', () => {
  it('members and guests; [A258] leaves out other brands', async () => {
    expect((await list('all', { token: (await registerMember(site)).token })).code).toBe('not_logged_in');
    expect((await list('all', { token: '' })).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await list('all', foreign)).value).toMatchObject({ waiting: 0, page: { totalRows: 0 } });
  });
});
