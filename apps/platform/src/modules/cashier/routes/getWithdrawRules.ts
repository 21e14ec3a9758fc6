import { getWithdrawRules as operation, type OutputOf } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { balanceOf } from '#modules/wallet/index.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { MAX_ACCOUNTS } from '../rules.ts';
import { readAccounts } from '../store/accounts.ts';
import { readUsedToday } from '../store/withdrawals.ts';
import { readWithdrawRules } from '../store/withdrawRules.ts';
import { turnoverOwed } from '../turnoverOwed.ts';
import type { WithdrawRulesRow } from '../WithdrawRulesRow.ts';

type Missing = OutputOf<typeof operation>['missing'];

/** Rules of a brand without withdrawals. */
const closed: WithdrawRulesRow = {
  ...{ minimum: 0n, maximum: 0n, feeBps: 0, dailyCount: 0, dailySum: 0n },
  ...{ secondFrom: 0n, depositSecondFrom: 0n, turnoverBps: 0, confirmMinutes: 0 },
};

export const getWithdrawRules = ({ pool, identity, allowanceOf }: CashierDeps): Route =>
  implement(operation, async ({ brand, session: { brandId, memberId } }) => {
    const { currency, timeZone } = brand;
    const who = { brandId, memberId, currency };
    const found = await readWithdrawRules(pool, brandId, currency);
    const rules = found ?? closed;
    const [account, used, turnover, payment, accounts, allowance] = await Promise.all([
      balanceOf(pool, who),
      readUsedToday(pool, { ...who, timeZone }),
      turnoverOwed(pool, who, rules),
      identity.paymentOf(pool, who),
      readAccounts(pool, who),
      allowanceOf(pool, who),
    ]);
    const least = (one: bigint, other: bigint | null | undefined): bigint =>
      other === null || other === undefined || one < other ? one : other;
    // The level's limits apply like the brand's own.
    const maximum = least(rules.maximum, allowance?.single);
    const dailySum = least(rules.dailySum, allowance?.daily);
    const isLevelTooLow = maximum < rules.minimum || dailySum < rules.minimum;
    const balance = account?.balance ?? 0n;
    const dailyCountLeft = Math.max(0, rules.dailyCount - used.count);
    const dailySumLeft = dailySum > used.sum ? dailySum - used.sum : 0n;
    const missing: [Missing[number], boolean][] = [
      ['closed', found === undefined],
      ['paymentPassword', !payment.hasPassword],
      ['account', accounts.length === 0],
      ['verification', found !== undefined && isLevelTooLow],
      ['coolDown', payment.coolsUntil !== undefined],
      ['turnover', !turnover.isMet],
      ['dailyCount', dailyCountLeft === 0],
      ['dailySum', dailySumLeft < rules.minimum],
      ['balance', balance < rules.minimum],
    ];
    return {
      ...{ currency, balance, minimum: rules.minimum, maximum, feeBps: rules.feeBps },
      ...{ dailyCount: rules.dailyCount, dailyCountLeft, dailySum, dailySumLeft },
      turnover: { required: turnover.required, done: turnover.done, isMet: turnover.isMet },
      verificationLevel: allowance?.level ?? null,
      hasPaymentPassword: payment.hasPassword,
      coolsUntil: payment.coolsUntil?.toISOString() ?? null,
      payeeName: payment.payeeName,
      missing: missing.flatMap(([name, isMissing]) => (isMissing ? [name] : [])),
      confirmMinutes: rules.confirmMinutes,
      maxAccounts: MAX_ACCOUNTS,
    };
  });
