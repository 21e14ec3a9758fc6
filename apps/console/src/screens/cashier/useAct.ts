import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useT } from '../../i18n/useT.ts';
import type { QueuedWithdrawal } from '../../components/QueuedWithdrawal.ts';

/** Runs an act, says what came of it, and lets everything that shows money ask again. */
export function useAct<Input = void>(run: (input: Input) => Promise<QueuedWithdrawal>, onDone: () => void) {
  const t = useT();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ account, status }) => {
      toast.success(t('cashier.doneToast', { account, status: t(`cashier.status.${status}`) }));
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
}
