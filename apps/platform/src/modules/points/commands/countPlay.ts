import type { Brand } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { TRIAL_TYPE } from '#modules/identity/index.ts';
import { readChangedRounds, type ChangedAfter, type ChangedRound } from '#modules/vendors/index.ts';
import type { PointsDeps, Transaction } from '../PointsDeps.ts';
import { noPointsRates, countOf, rateOf } from '../rules.ts';
import { postPoints } from '../store/book.ts';
import { beginPass, endPass, readCountedRounds, writeCountedRounds, type Pass } from '../store/rounds.ts';

const PAGE = 2_000;

type PaidBrand = Pick<Brand, 'id' | 'currency' | 'modules'>;

/**
 * Gives points for a brand's rounds settled since the last run, and reverses those of rolled-back play. Each page is
 * one transaction that locks the brand's cursor, so any number of processes may run it and a round never counts twice.
 * While the mall is closed rounds earn nothing, but reversals still apply.
 */
export async function countPlay(
  { pool, catalogue, identity }: Pick<PointsDeps, 'pool' | 'catalogue' | 'identity'>,
  brand: PaidBrand,
): Promise<void> {
  const classes = await catalogue.classesOf(brand.id);
  let after: ChangedAfter | undefined;
  let since: string | undefined;
  for (;;) {
    const page: ChangedRound[] = await transact(pool, async (client) => {
      const pass = await beginPass(client, brand.id);
      if (!pass) return [];
      since ??= pass.since;
      const rounds = await readChangedRounds(client, { brandId: brand.id, since, after, limit: PAGE });
      const memberIds = [...new Set(rounds.map(({ memberId }) => memberId))];
      const accounts = await identity.accountsOf({ brandId: brand.id, memberIds });
      const own = rounds.filter(
        ({ currency, memberId }) =>
          currency === brand.currency && (accounts.get(memberId)?.type ?? TRIAL_TYPE) !== TRIAL_TYPE,
      );
      await count(client, { brand, pass, classes }, own);
      const isLast = rounds.length < PAGE;
      await endPass(client, brand.id, isLast ? pass.now : (rounds.at(-1)?.updatedAt ?? pass.since));
      return rounds;
    });
    if (page.length < PAGE) return;
    after = page.at(-1);
  }
}

type Counting = { brand: PaidBrand; pass: Pass; classes: ReadonlyMap<string, string> };

async function count(
  client: Transaction,
  { brand, pass, classes }: Counting,
  rounds: readonly ChangedRound[],
): Promise<void> {
  const rates = brand.modules.has('PTSYS3') ? pass.rates : noPointsRates;
  const known = await readCountedRounds(client, rounds);
  /* One entry per category, so that the book records the source of outstanding points. */
  const worths = new Map<string, { memberId: bigint; classify: string; worth: bigint }>();
  const changed = rounds.flatMap(({ memberId, id, vendorId, gameCode, validBet }) => {
    const before = known.get(`${memberId}:${id}`) ?? { validBet: 0n, worth: 0n };
    const classify = classes.get(`${vendorId}:${gameCode}`);
    const now = countOf(before, validBet, rateOf(rates, classify));
    if (now.validBet === before.validBet) return [];
    const place = `${memberId}:${classify ?? ''}`;
    const worth = (worths.get(place)?.worth ?? 0n) + now.worth - before.worth;
    worths.set(place, { memberId, classify: classify ?? '', worth });
    return [{ memberId, id, ...now }];
  });
  await writeCountedRounds(client, brand.id, changed);
  const items = [...worths].filter(([, { worth }]) => worth !== 0n);
  await postPoints(
    client,
    items.map(([place, { memberId, classify, worth }]) => ({
      ...{ brandId: brand.id, memberId, kind: 'play' as const, key: `play:${pass.no}:${place}`, worth, ref: classify },
    })),
  );
}
