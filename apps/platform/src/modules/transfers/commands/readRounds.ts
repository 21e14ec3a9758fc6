import { transact } from '@baize/server/transact';
import { countTold } from '#modules/limits/index.ts';
import {
  keepRounds,
  memberIdOf,
  SupplierError,
  type KnownVendor,
  type ListedChange,
  type ToldRound,
} from '#modules/vendors/index.ts';
import { advanceList, findOwners, noteFault, type RoundList } from '../store/roundLists.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

/** Pause after a list was read to its end. */
const REST_MS = 10_000;

/** Maximum pages per run; the next one continues. */
const MAX_PAGES = 200;

/**
 * Reads a vendor's list of rounds from its cursor, page by page, each stored in one transaction with the cursor. A
 * missing or invalid page is retried later from the same cursor.
 */
export async function readRounds(deps: TransfersDeps, known: KnownVendor, from: RoundList): Promise<void> {
  let list: RoundList | undefined = from;
  try {
    for (let page = 0; page < MAX_PAGES && list !== undefined; page += 1) {
      const at: RoundList = list;
      const asked = { changedFrom: at.since, after: at.reached };
      const { rounds, next } = await deps.vendors.transferWallets.listRounds(known, asked);
      const newest = rounds.reduce<Date | undefined>(
        (latest, { changedAt }) => (latest === undefined || changedAt > latest ? changedAt : latest),
        undefined,
      );
      list = await transact(deps.pool, async (client) => {
        const reached = await advanceList(client, at, { next, newest, restMs: REST_MS });
        if (reached) await countTold(client, await keepRounds(client, await ownRounds(deps, client, known, rounds)));
        return reached;
      });
      if (next === '') return;
    }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    deps.log.warn({ err: error, vendor: known.vendor.code }, 'a list of rounds did not come');
    await noteFault(deps.pool, list ?? from, error.message);
  }
}

/** Rounds of members with a wallet at this vendor, in their brand's currency; the others are logged. */
async function ownRounds(
  { log }: TransfersDeps,
  client: Parameters<typeof findOwners>[0],
  known: KnownVendor,
  rounds: readonly ListedChange[],
): Promise<ToldRound[]> {
  const vendorId = known.vendor.id;
  const named = rounds.flatMap((row): ToldRound[] => {
    const partner = row.username.slice(0, row.username.lastIndexOf('-'));
    const brand = known.brandBySubPartner(partner);
    const memberId = memberIdOf(row.username, partner);
    if (!brand || memberId === undefined || row.currency !== brand.currency) return [];
    return [
      {
        ...{ brandId: brand.id, memberId, vendorId, round: row.round, gameCode: row.gameCode },
        ...{ currency: row.currency, bet: row.bet, win: row.win, startedAt: row.startedAt },
        ...{ isClosed: row.state === 'settled', isCancelled: row.state === 'cancelled' },
      },
    ];
  });
  const owners = await findOwners(client, vendorId, named);
  const own = named.filter(({ brandId, memberId }) => owners.has(`${brandId} ${memberId}`));
  if (own.length < rounds.length) {
    log.error(
      { vendor: known.vendor.code, rounds: rounds.length - own.length },
      'a vendor lists rounds of nobody here',
    );
  }
  return own;
}
