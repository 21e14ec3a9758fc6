import { formatAmount } from '@baize/maths';
import { formatMoney } from '@baize/ui/formatMoney';

/** An amount inside a sentence: `1,234.50 CNY`. */
export function amountText(units: bigint, currency: string): string {
  return `${formatMoney(formatAmount(units))} ${currency}`;
}
