import { Callout } from '@baize/ui/Callout';
import { Meter } from '@baize/ui/Meter';
import { Panel } from '@baize/ui/Panel';
import { Suspense } from 'react';
import { wallTime } from '../../businessDay.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { lazyPart } from '../lazyPart.ts';
import { moneyText } from '../moneyText.ts';
import { SecurityRow } from '../security/SecurityRow.tsx';
import { AccountSafety } from './AccountSafety.tsx';
import { shareOf } from './shareOf.ts';
import type { WithdrawAccount, WithdrawRules } from './Withdrawal.ts';

/* At the top of the file, since the compiler of components loses big numbers that are written inside one. */
const NOTHING = 0n;

const BonusTurnover = lazyPart(() => import('../funds/BonusTurnover.tsx'), 'BonusTurnover', ['funds']);

interface WithdrawConditionsProps {
  rules: WithdrawRules;
  accounts: readonly WithdrawAccount[];
}

/** What a withdrawal asks for, and how far the member is. */
export function WithdrawConditions({ rules, accounts }: WithdrawConditionsProps) {
  const t = useT();
  const { timeZone } = useBrand();
  const { turnover, currency, coolsUntil, dailyCountLeft, dailySumLeft } = rules;
  const text = (units: bigint): string => moneyText(units, currency);
  return (
    <Panel title={t('wallet.withdraw.conditions')} className="sm:p-6">
      {coolsUntil !== null && Date.parse(coolsUntil) > nowMs() ? (
        <Callout
          tone="warning"
          className="mb-4"
          title={t('wallet.withdraw.coolDown', { time: wallTime(Date.parse(coolsUntil), timeZone) })}
        >
          {t('wallet.withdraw.coolDownText')}
        </Callout>
      ) : null}
      <ul className="divide-y divide-line-1">
        <AccountSafety rules={rules} accounts={accounts} />
        <SecurityRow
          icon="chart"
          title={t('wallet.withdraw.turnover')}
          isDone={turnover.isMet}
          words={{ done: t('wallet.withdraw.reached'), open: t('wallet.withdraw.notReached') }}
          text={
            turnover.required === NOTHING ? (
              t('wallet.withdraw.turnoverFree')
            ) : (
              <Meter
                isLabelHidden
                label={t('wallet.withdraw.turnover')}
                value={shareOf(turnover.done, turnover.required)}
                tone={turnover.isMet ? 'felt' : 'amber'}
                text={t('wallet.withdraw.turnoverOf', { done: text(turnover.done), required: text(turnover.required) })}
              />
            )
          }
        />
        <Suspense>
          <BonusTurnover />
        </Suspense>
        {rules.verificationLevel === null ? null : (
          <SecurityRow
            icon="document"
            title={t('wallet.withdraw.verification', { level: rules.verificationLevel })}
            {...(rules.missing.includes('verification') ? { isDone: false } : {})}
            text={t('wallet.withdraw.verificationText', { single: text(rules.maximum), daily: text(rules.dailySum) })}
          />
        )}
        <SecurityRow
          icon="calendar"
          title={t('wallet.withdraw.today')}
          text={t('wallet.withdraw.todayOf', { count: dailyCountLeft, sum: text(dailySumLeft) })}
        />
      </ul>
    </Panel>
  );
}
