import type { CallInput } from '@baize/client/createClient';
import type { Operation } from '@baize/contract';
import { choiceFilter } from '../../components/list/choiceFilter.ts';
import { useList } from '../../components/list/useList.ts';
import { useListPlace } from '../../components/list/useListPlace.ts';
import { useT } from '../../i18n/useT.ts';

/** Bills of one side of a contract, with the side in the address. Where payments or the contracts themselves are shown, what was received is asked. */
export function usePayList<Op extends Operation>(operation: Op) {
  const t = useT();
  const side = useListPlace().search['side'] === 'given' ? 'given' : 'received';
  return useList(operation, {
    filters: {
      side: choiceFilter({
        label: t('contracts.side.label'),
        values: ['received', 'given', 'payments', 'contracts'],
        nameOf: (one) => t(`contracts.side.${one}`),
        preset: 'received',
        look: 'segments',
      }),
    },
    ask: { side } as unknown as Partial<CallInput<Op>>,
  });
}
