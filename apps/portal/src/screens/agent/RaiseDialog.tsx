import { getRegisterTerms } from '@baize/contract/agents/getRegisterTerms';
import { listDownlines } from '@baize/contract/agents/listDownlines';
import { updateTerms } from '@baize/contract/agents/updateTerms';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Skeleton } from '@baize/ui/Skeleton';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { Failed } from './Failed.tsx';
import { percentText } from './percentText.ts';
import { readPercent } from './readPercent.ts';
import { TermsFields } from './TermsFields.tsx';

type Downline = { memberId: string; account: string; rebateBps: number; prizeGroup: number };

interface RaiseDialogProps {
  /** Whose terms; undefined while it is closed. */
  downline: Downline | undefined;
  onClose: () => void;
}

/** More rebate, or a higher prize group, for a direct downline. */
export function RaiseDialog({ downline, onClose }: RaiseDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={downline !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="s"
      title={t('team.raise.title', { account: downline?.account ?? '' })}
      description={t('team.raise.text')}
      labels={{ close: t('team.close') }}
    >
      {downline === undefined ? null : <RaiseForm downline={downline} onSaved={onClose} />}
    </Dialog>
  );
}

function RaiseForm({ downline, onSaved }: { downline: Downline; onSaved: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const terms = useQuery(query(getRegisterTerms, {}));
  const [typed, setTyped] = useState({ rebate: percentText(downline.rebateBps), prize: String(downline.prizeGroup) });
  const saving = useMutation({
    mutationFn: () =>
      call(updateTerms, {
        memberId: downline.memberId,
        rebateBps: readPercent(typed.rebate) ?? 0,
        prizeGroup: Number(typed.prize),
      }),
    onSuccess: () => {
      toast.success(t('team.raise.saved'));
      void queries.invalidateQueries({ queryKey: [listDownlines.id] });
      void queries.invalidateQueries({ queryKey: [getRegisterTerms.id] });
      onSaved();
    },
  });
  if (terms.isLoadingError) return <Failed error={terms.error} onRetry={terms.refetch} />;
  if (terms.data === undefined) return <Skeleton className="h-40 w-full" />;
  const rebate = readPercent(typed.rebate);
  const isWhole = rebate !== undefined && /^\d{4}$/.test(typed.prize);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && !saving.isPending) saving.mutate();
      }}
    >
      <TermsFields terms={terms.data} typed={typed} onTyped={setTyped} />
      {saving.isError ? (
        <Callout tone="danger" isLive>
          {errorText(saving.error)}
        </Callout>
      ) : null}
      <Button type="submit" tone="felt" isBlock isLoading={saving.isPending} disabled={!isWhole}>
        {t('team.raise.save')}
      </Button>
    </form>
  );
}
