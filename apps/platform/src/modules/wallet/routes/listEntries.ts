import { listEntries as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { WalletDeps } from '../WalletDeps.ts';
import { presentEntry } from '../present.ts';
import { balancesOf, entriesOf } from '../store.ts';

export const listEntries = ({ pool }: WalletDeps): Route =>
  implement(operation, async ({ input: { memberId, pageNum, pageSize }, session, refuse }) => {
    const owner = { brandId: session.brandId, memberId: BigInt(memberId) };
    const main = (await balancesOf(pool, owner)).find((account) => account.name === 'main');
    if (!main) throw refuse('member_not_found');
    const { rows, total } = await entriesOf(pool, { ...owner, currency: main.currency, pageNum, pageSize });
    return pageOf(rows.map(presentEntry), Number(total), { pageNum, pageSize });
  });
