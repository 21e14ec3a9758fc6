import type { OutputOf } from '@baize/contract';
import type { simulateContract } from '@baize/contract/contracts/simulateContract';
import { Callout } from '@baize/ui/Callout';
import { useT } from '../../i18n/useT.ts';
import { moneyText } from '../moneyText.ts';
import { isSome } from './ContractTerms.ts';

/** What terms would have paid for the last month: altogether, and by each bill that had paid something. */
export function TriedTerms({ result }: { result: OutputOf<typeof simulateContract> }) {
  const t = useT();
  return (
    <Callout
      tone="info"
      isLive
      title={`${t('contracts.tried', { from: result.fromDay, to: result.lastDay })} ${moneyText(result.total, result.currency)}`}
    >
      <ul className="mt-2 grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
        {result.lines
          .filter(({ amount }) => isSome(amount))
          .map(({ fromDay, lastDay, amount, rateBps }) => (
            <li key={fromDay} className="flex justify-between gap-4 text-cap tabular-nums">
              <span>{fromDay === lastDay ? fromDay : `${fromDay} – ${lastDay}`}</span>
              <span>
                {rateBps / 100}% · {moneyText(amount, result.currency)}
              </span>
            </li>
          ))}
      </ul>
    </Callout>
  );
}
