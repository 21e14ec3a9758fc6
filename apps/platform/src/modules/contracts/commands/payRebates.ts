import { transact } from '@baize/server/transact';
import { postWithin, type PostResult, type WalletItem } from '#modules/wallet/index.ts';
import type { ContractsDeps, Transaction } from '../ContractsDeps.ts';
import type { RebateRow } from '../RebateRow.ts';
import { claimRebates, settleRebates } from '../store/rebates.ts';

const PAGE = 200;

/**
 * Pays what the line brought, each row once: it is claimed in the transaction that moves its money, under a key made of
 * its number. An account that was closed meanwhile is paid nothing any more; the row says so.
 */
export async function payRebates({ pool, wallet }: Pick<ContractsDeps, 'pool' | 'wallet'>): Promise<number> {
  for (let count = 0; ;) {
    const { items, results } = await transact(pool, payPage);
    wallet.announce(items, results);
    count += results.filter(({ outcome }) => outcome === 'applied').length;
    if (items.length < PAGE) return count;
  }
}

async function payPage(client: Transaction): Promise<{ items: WalletItem[]; results: PostResult[] }> {
  const rows = await claimRebates(client, PAGE);
  if (rows.length === 0) return { items: [], results: [] };
  const items = rows.map(moneyOf);
  const results = await postWithin(client, items);
  await settleRebates(
    client,
    rows.map(({ id }, at) => ({ id, isPaid: isPaid(results[at]) })),
  );
  return { items, results };
}

const moneyOf = ({ id, brandId, memberId, currency, amount }: RebateRow): WalletItem => ({
  ...{ brandId, memberId, currency, amount, scope: 'contracts.rebate', key: `rebate:${id}`, kind: 'lineRebate' },
  ...{ debit: 'house.contracts:rebate', credit: 'main' },
});

function isPaid(result: PostResult | undefined): boolean {
  if (result?.outcome === 'applied') return true;
  if (result?.outcome === 'account_closed') return false;
  throw new Error(`The ledger answered ${result?.outcome ?? 'nothing'} to a rebate of the line.`);
}
