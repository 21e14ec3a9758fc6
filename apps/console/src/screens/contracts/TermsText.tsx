import type { contractTerms } from '@baize/contract';
import type * as z from 'zod/mini';
import { Amount } from '../../components/Amount.tsx';
import { isZero } from '../../components/isZero.ts';
import { useT } from '../../i18n/useT.ts';

type Terms = z.output<typeof contractTerms>;

/** The terms of a contract in a few short lines. */
export function TermsText({ terms }: { terms: Terms }) {
  const t = useT();
  return (
    <div className="text-dense tabular-nums">
      <span className="text-cap text-text-3">
        {t(`contracts.period.${terms.period}`)}
        {terms.carry === 'none' ? '' : ` · ${t(`contracts.carry.${terms.carry}`)}`}
      </span>
      <ul>
        {terms.tiers.map((tier) => (
          <li key={`${tier.validBet} ${tier.loss} ${tier.activeMembers}`}>
            <strong>{tier.rateBps / 100}%</strong>
            {isZero(tier.amount) ? null : (
              <>
                {' + '}
                <Amount units={tier.amount} />
              </>
            )}
            {isZero(tier.validBet) ? null : (
              <>
                {` · ${t('contracts.validBet')} ≥ `}
                <Amount units={tier.validBet} />
              </>
            )}
            {isZero(tier.loss) ? null : (
              <>
                {` · ${t('contracts.loss')} ≥ `}
                <Amount units={tier.loss} />
              </>
            )}
            {tier.activeMembers === 0 ? null : ` · ${t('contracts.active')} ≥ ${tier.activeMembers}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
