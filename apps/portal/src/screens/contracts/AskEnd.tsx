import { createRequest } from '@baize/contract/contracts/createRequest';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { Button } from '@baize/ui/Button';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { contractQueries } from '../../components/contracts/contractQueries.ts';
import type { ContractKind } from '../../components/contracts/ContractTerms.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';

interface AskEndProps {
  kind: ContractKind;
  /** The direct downline whose contract is to end; by default the member's own with the upline. */
  account?: string;
}

/** Asks the other side to end a contract, after a question. */
export function AskEnd({ kind, account }: AskEndProps) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [isSure, setSure] = useState(false);
  const ask = useMutation({
    mutationFn: (requestId: string) =>
      call(createRequest, { requestId, what: 'termination', kind, ...(account === undefined ? {} : { account }) }),
    onSuccess: () => toast.success(t('contracts.askedEnd')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => {
      for (const key of contractQueries) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  return (
    <>
      <Button size="s" tone="neutral" isLoading={ask.isPending} onClick={() => setSure(true)}>
        {t('contracts.askEnd')}
        {account === undefined ? null : <span className="sr-only">: {account}</span>}
      </Button>
      <AlertDialog
        isOpen={isSure}
        onOpenChange={setSure}
        title={account === undefined ? t('contracts.askEnd') : `${t('contracts.askEnd')}: ${account}`}
        message={t('contracts.askEndSure')}
        confirmLabel={t('contracts.askEnd')}
        cancelLabel={t('contracts.close')}
        onConfirm={() => {
          setSure(false);
          ask.mutate(crypto.randomUUID());
        }}
      />
    </>
  );
}
