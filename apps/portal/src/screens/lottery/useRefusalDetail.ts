import { CallError } from '@baize/client/CallError';
import { parseAmount } from '@baize/maths';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';

type Named = { number?: string; drawNo?: string; left?: string } | null;

const limits = new Set(['lottery_play_limit', 'lottery_member_limit', 'lottery_draw_limit']);

/**
 * Which restricted number refuses bets, or in which draw a limit does, and what may still be staked; undefined where
 * something else refuses them.
 */
export function useRefusalDetail(): (error: unknown) => string | undefined {
  const t = useT();
  const { currency } = useBrand();
  return (error) => {
    if (!(error instanceof CallError)) return undefined;
    const { number = '', drawNo: no = '', left: text = '0' } = (error.value as Named) ?? {};
    const left = moneyText(parseAmount(text) ?? BigInt(0), currency);
    if (error.code === 'lottery_number_closed') return t('lottery.restricted.closedIn', { number, no });
    if (error.code === 'lottery_number_limit') return t('lottery.restricted.leftIn', { number, no, left });
    return limits.has(error.code) && no !== '' ? t('lottery.over.leftIn', { no, left }) : undefined;
  };
}
