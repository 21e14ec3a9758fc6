import { useT } from '../../i18n/useT.ts';
import { moneyText } from '../moneyText.ts';
import { isSome, type ContractKind, type ContractTerms } from './ContractTerms.ts';
import { rateText } from './rateText.ts';

interface TermsTableProps {
  kind: ContractKind;
  terms: ContractTerms;
  currency: string;
}

/** The steps of a contract, and what else its terms say. */
export function TermsTable({ kind, terms, currency }: TermsTableProps) {
  const t = useT();
  const hasLoss = kind === 'dividend' || terms.tiers.some(({ loss }) => isSome(loss));
  const hasAmount = terms.tiers.some(({ amount }) => isSome(amount));
  const head = 'py-1.5 pr-3 text-left align-bottom sm:pr-4 text-cap font-normal text-text-3 last:pr-0! last:text-right';
  const cell = 'border-t border-line-1 py-2 pr-3 sm:pr-4 whitespace-nowrap tabular-nums last:pr-0! last:text-right';
  return (
    <div className="min-w-0">
      <div className="overflow-x-auto">
        <table className="w-full text-dense text-text-1">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('contracts.step')}
              </th>
              <th scope="col" className={head}>
                {t(`contracts.validBet.${kind}`)}
              </th>
              {hasLoss ? (
                <th scope="col" className={head}>
                  {t('contracts.loss')}
                </th>
              ) : null}
              <th scope="col" className={head}>
                {t('contracts.activeMembers')}
              </th>
              <th scope="col" className={head}>
                {t('contracts.rate')}
              </th>
              {hasAmount ? (
                <th scope="col" className={head}>
                  {t('contracts.amount')}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {terms.tiers.map((tier, at) => (
              <tr key={`${tier.validBet} ${tier.loss} ${tier.activeMembers}`}>
                <td className={cell}>{at + 1}</td>
                <td className={cell}>≥ {moneyText(tier.validBet, currency)}</td>
                {hasLoss ? <td className={cell}>≥ {moneyText(tier.loss, currency)}</td> : null}
                <td className={cell}>≥ {tier.activeMembers}</td>
                <td className={`${cell} font-bold`}>{rateText(tier.rateBps)}</td>
                {hasAmount ? (
                  <td className={cell}>{isSome(tier.amount) ? moneyText(tier.amount, currency) : '–'}</td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-cap text-text-3">
        {t(`contracts.period.${terms.period}`)}
        {kind === 'dividend' ? ` · ${t('contracts.carry.label')}: ${t(`contracts.carry.${terms.carry}`)}` : ''}
        {isSome(terms.activeBet)
          ? ` · ${t('contracts.activeBet', { amount: moneyText(terms.activeBet, currency) })}`
          : ''}
      </p>
    </div>
  );
}
