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

/** How long a list that was read to its end rests. */
const REST_MS = 10_000;

/** Pages that one reading takes at most before others have their turn; the next goes on where it ends. */
const MAX_PAGES = 200;

/**
 * Reads on in a vendor's list of rounds, page by page, each kept in one transaction with the place that is reached. A page
 * that does not come, or of which nothing can be made, is asked for again later from the same place.
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

/** The rounds of members for whom the vendor keeps a wallet here, in the money of their brand; the others are logged. */
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
