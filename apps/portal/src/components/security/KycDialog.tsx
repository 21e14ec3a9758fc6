import { createSubmission } from '@baize/contract/kyc/createSubmission';
import { getKyc } from '@baize/contract/kyc/getKyc';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useErrorText } from '../useErrorText.ts';
import { ProofField } from '../withdraw/ProofField.tsx';
import type { Proof } from '../withdraw/readProof.ts';

interface KycDialogProps {
  level: 1 | 2 | 3;
  onClose: () => void;
}

/** Hands papers in for a level: one file, and a second one for a card that has a back. */
export function KycDialog({ level, onClose }: KycDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [front, setFront] = useState<Proof>();
  const [back, setBack] = useState<Proof>();
  const [isTried, setIsTried] = useState(false);
  const sending = useMutation({
    mutationFn: (documents: string[]) => call(createSubmission, { level, documents }),
    onSuccess: (kyc) => {
      queries.setQueryData(query(getKyc, {}).queryKey, kyc);
      toast.success(t('member.kyc.sent'));
      onClose();
    },
  });
  const submit = (): void => {
    setIsTried(true);
    if (front === undefined || sending.isPending) return;
    sending.mutate([front, back].flatMap((one) => (one === undefined ? [] : [one.data])));
  };
  return (
    <Dialog
      size="s"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`member.kyc.step${level}`)}
      description={t(`member.kyc.step${level}Text`)}
      labels={{ close: t('member.kyc.close') }}
      footer={
        <Button tone="brass" isBlock isLoading={sending.isPending} onClick={submit}>
          {t('member.kyc.send')}
        </Button>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ProofField
          value={front}
          onValueChange={setFront}
          error={isTried && front === undefined ? t('wallet.receipt.proofNeeded') : undefined}
        />
        {front === undefined ? null : (
          <>
            <p className="text-dense text-text-2">{t('member.kyc.second')}</p>
            <ProofField value={back} onValueChange={setBack} />
          </>
        )}
        <Callout tone="info">{t('member.kyc.safe')}</Callout>
        {sending.isError ? (
          <Callout tone="danger" isLive>
            {errorText(sending.error)}
          </Callout>
        ) : null}
      </form>
    </Dialog>
  );
}
