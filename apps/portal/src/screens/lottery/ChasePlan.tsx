import type { OutputOf } from '@baize/contract';
import type { listComingDraws } from '@baize/contract/lotteries/listComingDraws';
import { moneyText } from '../../components/moneyText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { ReadChase } from './chaseDraft.ts';
import { drawTime } from './drawTime.ts';

interface ChasePlanProps {
  /** The zone of the lottery, in which its draws have their days and hours. */
  timeZone: string;
  /** The draws that stand ahead, from the first one of the chase. */
  draws: OutputOf<typeof listComingDraws>;
  plan: ReadChase;
}

const heads = ['draw', 'multiple', 'stake', 'sum', 'closes', 'profit'] as const;

/** Draw by draw what a chase stakes, what that comes to, and what is left of a prize that ends it there. */
export function ChasePlan({ timeZone, draws, plan }: ChasePlanProps) {
  const t = useT();
  const language = useLanguage();
  const { currency } = useBrand();
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={t('lottery.chase.plan')}
      className="max-h-72 overflow-auto rounded-panel bg-bg-inset"
    >
      <table className="w-full text-dense tabular-nums">
        <caption className="sr-only">{t('lottery.chase.plan')}</caption>
        <thead className="sticky top-0 bg-bg-inset">
          <tr className="text-cap text-text-3">
            {heads.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-end font-normal whitespace-nowrap first:text-start">
                {t(`lottery.chase.col.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.steps.map(({ multiple, stake, sum, profit }, nth) => (
            <tr key={nth} className="border-t border-line-1 text-text-2">
              <th scope="row" className="px-3 py-1.5 text-start font-normal whitespace-nowrap text-text-1">
                {draws[nth] === undefined ? String(nth + 1) : `#${draws[nth].no}`}
              </th>
              <td className="px-3 py-1.5 text-end">×{multiple}</td>
              <td className="px-3 py-1.5 text-end">{moneyText(stake, currency)}</td>
              <td className="px-3 py-1.5 text-end">{moneyText(sum, currency)}</td>
              <td className="px-3 py-1.5 text-end whitespace-nowrap">
                {draws[nth] === undefined ? '—' : drawTime(draws[nth].closeAt, timeZone, language)}
              </td>
              <td className={profit < BigInt(0) ? 'px-3 py-1.5 text-end text-cinnabar-text' : 'px-3 py-1.5 text-end'}>
                {moneyText(profit, currency, 'always')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
