import { formatAmount } from '@baize/maths';
import { Money } from '@baize/ui/Money';
import { currencySymbol } from '../useBrand.ts';

interface AmountProps {
  /** In 1/100,000 of the currency. */
  units: bigint;
  currency: string;
  size?: 'text' | 's' | 'm';
  /** Whether it is won or lost: with its sign, and coloured by it. */
  isOutcome?: boolean;
  isBold?: boolean;
}

/** An amount as members read it: cut off after two decimals, never rounded. */
export function Amount({ units, currency, size = 'text', isOutcome = false, isBold = false }: AmountProps) {
  return (
    <Money
      value={formatAmount(units)}
      symbol={currencySymbol(currency)}
      size={size}
      {...(isOutcome ? { sign: 'always', tone: 'outcome' } : {})}
      {...(isBold ? { className: 'text-label font-bold' } : {})}
    />
  );
}
