import type { InputOf, updateLottery } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { refuseTerms } from '../refuseTerms.ts';
import { listOfOperators, writeTerms, type TermsDraft, type TermsRow } from '../store/terms.ts';

type Change = InputOf<typeof updateLottery> & { operator: OperatorSession; ip: string };

/** Sets a lottery's terms for new bets and draws. Accepted orders keep theirs. */
export async function changeTerms({ pool }: Pick<LotteriesDeps, 'pool'>, change: Change): Promise<TermsRow> {
  const { lotteryId, version, terms, reason, operator, ip } = change;
  const { brandId, operatorId, username } = operator;
  if (reason.length < 3) throw new Refusal('reason_required');
  const read = async (db: Parameters<typeof listOfOperators>[0]): Promise<TermsRow | undefined> =>
    (await listOfOperators(db, { brandId, id: lotteryId }))[0];
  return transact(pool, async (client) => {
    const before = await read(client);
    if (!before) throw new Refusal('lottery_not_found');
    refuseTerms(before, terms);
    if (!(await writeTerms(client, { id: before.id, version, by: username }, terms))) {
      throw new Refusal('version_conflict');
    }
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'lotteries.updateLottery', objectType: 'lottery', objectId: before.code },
      before: saidOf(before),
      after: saidOf(terms),
    });
    const after = await read(client);
    if (!after) throw new Error(`There is no lottery ${lotteryId}.`);
    return after;
  });
}

const saidOf = (terms: TermsDraft) => ({
  ...{ isOpen: terms.isOpen, position: terms.position, closeSeconds: terms.closeSeconds },
  ...{ holidays: terms.holidays.join(' '), minGroup: terms.minGroup, maxGroup: terms.maxGroup },
  ...{ returnBps: terms.returnBps, playLimit: String(terms.playLimit), memberLimit: String(terms.memberLimit) },
  ...{ drawLimit: String(terms.drawLimit), prizeLimit: String(terms.prizeLimit) },
});
