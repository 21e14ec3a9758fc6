import { CallError } from '@baize/client/CallError';
import { parseAmount } from '@baize/maths';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';

type Named = { number?: string; drawNo?: string; left?: string } | null;

/** Which restricted number refuses a bet, and what may still be staked on it; undefined where something else does. */
export function useRestrictionText(): (error: unknown) => string | undefined {
  const t = useT();
  const { currency } = useBrand();
  return (error) => {
    if (!(error instanceof CallError)) return undefined;
    const { number = '', drawNo: no = '', left } = (error.value as Named) ?? {};
    if (error.code === 'lottery_number_closed') return t('lottery.restricted.closedIn', { number, no });
    if (error.code !== 'lottery_number_limit') return undefined;
    return t('lottery.restricted.leftIn', {
      number,
      no,
      left: moneyText(parseAmount(left ?? '0') ?? BigInt(0), currency),
    });
  };
}
