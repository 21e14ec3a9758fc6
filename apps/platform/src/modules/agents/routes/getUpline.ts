import { getUpline as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { balanceOf } from '#modules/wallet/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { readRules } from '../store/rules.ts';
import { sentToday } from '../store/transfers.ts';
import { uplineOf } from '../store/tree.ts';

export const getUpline = ({ pool, identity }: AgentsDeps): Route =>
  implement(operation, async ({ brand, session: { brandId, memberId } }) => {
    const who = { brandId, memberId };
    const [uplineId, rules, sent, main, payment] = await Promise.all([
      uplineOf(pool, who),
      readRules(pool, brandId),
      sentToday(pool, { ...who, timeZone: brand.timeZone }),
      balanceOf(pool, { ...who, currency: brand.currency }),
      identity.paymentOf(pool, who),
    ]);
    const accounts = await identity.accountsOf({ brandId, memberIds: uplineId === undefined ? [] : [uplineId] });
    const upline = uplineId === undefined ? undefined : accounts.get(uplineId);
    const { transferDailySum } = rules;
    return {
      upline: upline === undefined ? null : { account: upline.account },
      currency: brand.currency,
      balance: main?.balance ?? 0n,
      dailySum: transferDailySum,
      leftToday: transferDailySum > sent ? transferDailySum - sent : 0n,
      hasPaymentPassword: payment.hasPassword,
    };
  });
