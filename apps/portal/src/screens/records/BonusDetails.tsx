import { EmptyState } from '@baize/ui/EmptyState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { BonusProgress } from '../../components/funds/BonusProgress.tsx';
import { FreeRoundsPanel } from '../../components/funds/FreeRoundsPanel.tsx';
import { ListFault } from '../../components/list/ListFault.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { EndedBonuses } from './EndedBonuses.tsx';
import { useBonuses } from './useBonuses.ts';

/** Bonuses: what must still be staked for each, until when, and those that have ended. */
export function BonusDetails() {
  const t = useT();
  const list = useBonuses();
  const { data, reading } = list;
  return (
    <div className="flex flex-col gap-4">
      <h1 className="flex min-h-11 items-center text-h2 text-text-1">{t('records.page.bonusDetails')}</h1>
      <FreeRoundsPanel />
      {reading.isError && data === undefined ? (
        <ListFault reading={reading} title={t('funds.bonus.failed')} />
      ) : data === undefined ? (
        <Panel title={t('funds.bonus.open')} className="sm:p-6">
          <div aria-busy="true" className="flex flex-col gap-4">
            <Skeleton className="h-40 w-full rounded-panel" />
            <Skeleton className="h-24 w-full rounded-panel" />
          </div>
        </Panel>
      ) : (
        <>
          <Panel
            title={t('funds.bonus.open')}
            className="sm:p-6"
            aside={
              <span className="text-label text-brass-text tabular-nums">{moneyText(data.balance, data.currency)}</span>
            }
          >
            {data.open.length === 0 ? (
              <EmptyState size="s" title={t('funds.bonus.none')} hint={t('funds.bonus.noneHint')} />
            ) : (
              <ul className="flex flex-col gap-4">
                {data.open.map((bonus) => (
                  <li key={bonus.id}>
                    <BonusProgress bonus={bonus} />
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-4 text-cap text-text-3">{t('funds.bonus.rule')}</p>
          </Panel>
          <EndedBonuses list={list} data={data} />
        </>
      )}
    </div>
  );
}
