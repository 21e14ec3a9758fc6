import { listBonuses } from '@baize/contract/bonuses/listBonuses';
import { Meter } from '@baize/ui/Meter';
import { useQuery } from '@tanstack/react-query';
import { wallTime } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';
import { SecurityRow } from '../security/SecurityRow.tsx';
import { shareOf } from '../withdraw/shareOf.ts';

/** In the conditions of a withdrawal: the bonus that is being worked off. It stands apart and holds nothing up. */
export function BonusTurnover() {
  const t = useT();
  const { timeZone } = useBrand();
  const { data } = useQuery({ ...query(listBonuses, { pageNum: 1, pageSize: 10 }), staleTime: 0 });
  const bonus = data?.open.find(({ status }) => status === 'active');
  if (bonus === undefined) return null;
  const text = (units: bigint): string => moneyText(units, bonus.currency);
  return (
    <SecurityRow
      icon="gift"
      title={bonus.title}
      text={
        <Meter
          isLabelHidden
          label={bonus.title}
          value={shareOf(bonus.done, bonus.required)}
          text={t('funds.bonus.turnover', {
            amount: text(bonus.required - bonus.done),
            time: bonus.expiresAt === null ? '—' : wallTime(Date.parse(bonus.expiresAt), timeZone),
          })}
        />
      }
    />
  );
}
