import { closeSeed, getRound } from '@baize/contract';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { Button } from '@baize/ui/Button';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { useErrorText } from '../useErrorText.ts';
import { verifierHref } from './verifierHref.ts';

/** Reveals the server seed of a round, after saying what that means, and opens the check with everything filled in. */
export function RevealSeed({ id }: { id: string }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const language = useLanguage();
  const { merchant } = useBrand();
  const [isAsked, setAsked] = useState(false);
  const revealing = useMutation({
    mutationFn: (_tab: Window | null) => call(closeSeed, { id, language }),
    onSuccess: ({ proof }, tab) => {
      queries.setQueryData(query(getRound, { id, language }).queryKey, (known) => known && { ...known, proof });
      tab?.location.replace(verifierHref(proof.verifyUrl, merchant));
      setAsked(false);
    },
    onError: (error, tab) => {
      tab?.close();
      setAsked(false);
      toast.error(t('records.proof.revealFailed'), { description: errorText(error) });
    },
  });

  function reveal(): void {
    /* Opened in the press itself, since browsers open nothing for a page whose answer comes later. */
    const tab = window.open('', '_blank');
    if (tab !== null) tab.opener = null;
    revealing.mutate(tab);
  }

  return (
    <>
      <Button tone="felt" icon="shield" isLoading={revealing.isPending} onClick={() => setAsked(true)}>
        {t('records.proof.reveal')}
      </Button>
      <AlertDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        tone="info"
        title={t('records.proof.revealTitle')}
        message={t('records.proof.revealText')}
        confirmLabel={t('records.proof.reveal')}
        cancelLabel={t('records.proof.keep')}
        isBusy={revealing.isPending}
        onConfirm={reveal}
      />
    </>
  );
}
