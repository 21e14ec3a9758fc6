import type {
  chase,
  drawProof,
  lotteryCard,
  lotteryOrder,
  lotteryTerms,
  openedNumber,
  operatorDraw,
  operatorLottery,
  restriction,
} from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import type * as z from 'zod/mini';
import type { ChaseRow } from './ChaseRow.ts';
import type { DrawRow } from './DrawRow.ts';
import { yearAnimalAt } from './familyOf.ts';
import type { LotteryRow } from './LotteryRow.ts';
import type { OrderRow } from './OrderRow.ts';
import { highestGroup } from './priceItem.ts';
import { nonceOf, type pathToRoot } from './rules.ts';
import type { OpenedRow } from './store/draws.ts';
import type { LotteryCardRow } from './store/lotteries.ts';
import type { OperatorDrawRow } from './store/proposals.ts';
import type { RestrictionRow } from './store/restrictions.ts';
import type { TermsRow } from './store/terms.ts';

type Page = { pageNum: number; pageSize: number };

/** A page of rows in wire format. */
export function presentPage<Row, Shown>(
  { rows, total }: { rows: readonly Row[]; total: number },
  { pageNum, pageSize }: Page,
  show: (row: Row) => Shown,
) {
  return pageOf(rows.map(show), total, { pageNum, pageSize });
}

export function presentCard(row: LotteryCardRow): z.output<typeof lotteryCard> {
  const { current, last } = row;
  return {
    ...{ gameCode: row.code, name: row.name, family: row.family, gameGroupCode: row.groupCode, lottoArea: row.area },
    ...{ prizeMode: row.prizeMode, source: row.source, timeZone: row.timeZone, everySeconds: row.everySeconds },
    ...{ minGroup: row.minGroup, returnBps: row.returnBps, current, last },
  };
}

/** Terms of bets on a draw at that time. */
export function presentTerms(lottery: LotteryRow, memberGroup: number, drawAt: Date): z.output<typeof lotteryTerms> {
  const { minGroup, returnBps, playLimit, memberLimit, drawLimit, prizeLimit } = lottery;
  return {
    ...{ minGroup, maxGroup: highestGroup(lottery, memberGroup), returnBps, yearAnimal: yearAnimalAt(drawAt) },
    ...{ playLimit, memberLimit, drawLimit, prizeLimit },
  };
}

export function presentOpened(row: OpenedRow): z.output<typeof openedNumber> {
  return {
    ...{ gameCode: row.code, name: row.name, family: row.family, no: row.no, drawAt: row.drawAt.toISOString() },
    ...{ numbers: row.result, resultNo: row.resultNo },
  };
}

const isBefore: ReadonlySet<string> = new Set(['scheduled', 'open']);

export function presentOrder(row: OrderRow): z.output<typeof lotteryOrder> {
  const settled = row.payout > 0n ? ('won' as const) : ('lost' as const);
  return {
    ...{ id: String(row.id), requestId: row.requestId, gameCode: row.code, name: row.name, family: row.family },
    ...{ drawNo: row.drawNo, closeAt: row.closeAt.toISOString(), drawAt: row.drawAt.toISOString() },
    ...{ acceptedAt: row.acceptedAt.toISOString(), serverTime: row.serverTime.toISOString() },
    ...{ digest: row.digest.toString('hex'), state: row.state === 'settled' ? settled : row.state },
    chaseId: row.chaseId === null ? null : String(row.chaseId),
    canCancel: row.state === 'placed' && isBefore.has(row.drawState) && row.serverTime < row.closeAt,
    ...{ currency: row.currency, stake: row.stake, rebate: row.rebate, payout: row.payout },
    numbers: row.drawState === 'void' ? null : row.result,
    lines: row.lines.map((line) => ({
      ...{ play: line.playId, selection: line.selection, unit: line.unit, multiple: line.multiple },
      ...{ prizeGroup: line.prizeGroup, lineCount: line.lineCount, stake: BigInt(line.stake) },
      prizes: line.keys.map((key, at) => ({
        ...{ key, each: BigInt(line.each[at] ?? '0') },
        lines: line.hits === null ? null : (line.hits[at] ?? 0),
      })),
    })),
  };
}

/** A draw's proof, with the way from an order to the root where one was asked for. */
export function presentProof(
  lottery: LotteryRow,
  draw: DrawRow,
  path: ReturnType<typeof pathToRoot> | null,
): z.output<typeof drawProof> {
  return {
    ...{ gameCode: lottery.code, family: lottery.family, no: draw.no, nonce: String(nonceOf(draw.drawAt)) },
    ...{ state: draw.state, source: lottery.source, commitment: draw.commitment, ordersHash: draw.ordersHash },
    ...{ orderCount: draw.orderCount, seed: draw.seed, chainBefore: draw.chainBefore, chain: draw.chain },
    ...{ numbers: draw.result, path },
  };
}

export function presentOperatorDraw(row: OperatorDrawRow, currency: string): z.output<typeof operatorDraw> {
  const { proposalId, proposalKind, proposedAt, proposedBy } = row;
  return {
    ...{ id: String(row.id), gameCode: row.code, name: row.name, family: row.family, source: row.source, no: row.no },
    ...{ closeAt: row.closeAt.toISOString(), drawAt: row.drawAt.toISOString(), state: row.state, isLate: row.isLate },
    ...{ currency, stake: row.stake, payout: row.payout, numbers: row.result, resultNo: row.resultNo },
    reason: row.reason,
    proposal:
      proposalId === null || proposalKind === null || proposedAt === null || proposedBy === null
        ? null
        : {
            ...{ id: String(proposalId), kind: proposalKind, numbers: row.proposalNumbers, proposedBy },
            ...{ reason: row.proposalReason ?? '', createdAt: proposedAt.toISOString() },
          },
  };
}

export function presentChase(row: ChaseRow): z.output<typeof chase> {
  return {
    ...{ id: String(row.id), gameCode: row.code, name: row.name, mode: row.mode, stopsOnWin: row.stopsOnWin },
    ...{ drawNo: row.drawNo, closeAt: row.closeAt.toISOString() },
    ...{ state: row.state, draws: row.draws, done: row.done, currency: row.currency, stake: row.stake },
    ...{ returned: row.returned, payout: row.payout, createdAt: row.createdAt.toISOString() },
  };
}

export function presentRestriction(row: RestrictionRow): z.output<typeof restriction> {
  const { id, play, number, drawNo, ceiling, stakedIn, staked, createdBy, createdAt } = row;
  return {
    ...{ id: String(id), play, number, drawNo, ceiling, stakedIn, staked, createdBy },
    createdAt: createdAt.toISOString(),
  };
}

export function presentOperatorLottery(row: TermsRow, currency: string): z.output<typeof operatorLottery> {
  const { isOpen, position, closeSeconds, holidays, minGroup, maxGroup, returnBps } = row;
  const { playLimit, memberLimit, drawLimit, prizeLimit } = row;
  return {
    ...{ id: String(row.id), gameCode: row.code, name: row.name, family: row.family, source: row.source },
    ...{ timeZone: row.timeZone, firstSecond: row.firstSecond, lastSecond: row.lastSecond },
    ...{ everySeconds: row.everySeconds, weekdays: row.weekdays, monthDays: row.monthDays, currency },
    terms: {
      ...{ isOpen, position, closeSeconds, holidays, minGroup, maxGroup, returnBps },
      ...{ playLimit, memberLimit, drawLimit, prizeLimit },
    },
    ...{ version: row.version, updatedBy: row.updatedBy, late: row.late, stakeToday: row.stakeToday },
  };
}
