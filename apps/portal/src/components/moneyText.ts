import { formatAmount } from '@baize/maths';
import { formatMoney } from '@baize/ui/formatMoney';
import { currencySymbol } from '../useBrand.ts';

/** An amount for reading, cut off after two decimals: 123456789n in CNY is "¥1,234.56". */
export function moneyText(units: bigint, currency: string, sign: 'auto' | 'always' = 'auto'): string {
  return formatMoney(formatAmount(units), { symbol: currencySymbol(currency), sign });
}
