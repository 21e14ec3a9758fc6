import { groupName, playName } from '@baize/contract/lotteries/playName';
import type { Family } from '@baize/maths/lottery/Play';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { BetItem } from './BetItem.ts';
import { tokenName } from './tokenName.ts';

type ShownBet = Pick<BetItem, 'play' | 'selection' | 'unit' | 'multiple' | 'prizeGroup' | 'lineCount' | 'stake'>;

/** Words of a selection in the language that is shown; digits stand as they are. */
const selectionText = (t: ReturnType<typeof useT>, selection: string): string =>
  selection.replaceAll(/\d?[A-Za-z][A-Za-z0-9]*/g, (token) => tokenName(t, token));

/** One bet in words: the play, what was chosen, and what it costs. */
export function BetLine({ family, item }: { family: Family | undefined; item: ShownBet }) {
  const t = useT();
  const { currency } = useBrand();
  const play = family?.plays.find(({ id }) => id === item.play);
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <span className="text-label text-text-1">
        {play === undefined ? item.play : `${groupName(t, play.group, play.family)} · ${playName(t, play)}`}
      </span>
      <span className="line-clamp-3 font-mono text-dense break-all text-text-2">
        {selectionText(t, item.selection)}
      </span>
      <span className="text-cap text-text-3 tabular-nums">
        {t('lottery.lineSum', {
          ...{ lines: item.lineCount, unit: t(`lottery.unitName.${item.unit}`), multiple: item.multiple },
          ...{ group: t('lottery.group', { group: item.prizeGroup }), stake: moneyText(item.stake, currency) },
        })}
      </span>
    </div>
  );
}
