import { listBonuses } from '@baize/contract/bonuses/listBonuses';
import { choiceFilter } from '../../components/list/choiceFilter.ts';
import { useList } from '../../components/list/useList.ts';
import { useT } from '../../i18n/useT.ts';

export const endings = ['released', 'expired', 'cancelled'] as const;

const LOOK_MS = 10_000;

/** The member's bonuses: those that are open, and those that ended in the days of the address. */
export function useBonuses() {
  const t = useT();
  return useList(listBonuses, {
    days: 'moments',
    presetDays: 30,
    size: 'chosen',
    filters: {
      status: choiceFilter({
        label: t('records.statusFilter'),
        all: t('records.allStatuses'),
        values: endings,
        nameOf: (ending) => t(`funds.bonus.status.${ending}`),
      }),
    },
    options: {
      staleTime: 0,
      refetchInterval: ({ state }) => ((state.data?.open.length ?? 0) > 0 ? LOOK_MS : false),
    },
  });
}
