import type { LedgerKind } from '../wallet/ledgerKinds.ts';

/**
 * Which movements each figure of a team is made of. What is played is told by rounds, and what moves between a member's
 * own purses or along the line is no figure.
 */
export const figureKinds = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal', 'withdrawalReturned', 'withdrawalPaidBack'],
  rebates: ['rebate', 'lineRebate'],
  pay: ['dividend', 'dailyWage', 'hourlyWage', 'realtimeWage'],
  activity: ['bonusReleased', 'promo', 'pointsCredit', 'pointsConverted', 'envelopeShare'],
} as const satisfies Readonly<Record<string, readonly LedgerKind[]>>;

/** A figure of a team that is made of lines of accounts. */
export type MoneyFigure = keyof typeof figureKinds;

export const moneyFigures = [
  'deposits',
  'withdrawals',
  'rebates',
  'pay',
  'activity',
] as const satisfies readonly MoneyFigure[];

/** What the lines of a member's own account are summed by; the income of an agent is what play below and contracts bring. */
export const accountFigureKinds = {
  ...figureKinds,
  income: [...figureKinds.rebates, ...figureKinds.pay],
} as const satisfies Readonly<Record<string, readonly LedgerKind[]>>;

export type AccountFigure = keyof typeof accountFigureKinds;

export const accountFigures = [...moneyFigures, 'income'] as const satisfies readonly AccountFigure[];
