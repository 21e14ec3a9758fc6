import { createProposal } from '@baize/contract';
import { resultRows } from '@baize/maths/lottery/resultRows';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import { DrawFacts } from './DrawFacts.tsx';
import type { OperatorDraw } from './OperatorDraw.ts';
import { PrizeFields } from './PrizeFields.tsx';
import { readNumbers } from './readNumbers.ts';
import { readPrizes } from './readPrizes.ts';

interface ProposalDialogProps {
  kind: 'result' | 'void';
  draw: OperatorDraw;
  onClose: () => void;
}

/** What one person says of a draw; nothing happens before a second one agrees. */
export function ProposalDialog({ kind, draw, onClose }: ProposalDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const reason = useReason();
  const [isTried, setTried] = useState(false);
  const [prizes, setPrizes] = useState<Readonly<Record<string, string>>>({});
  const hasPrizes = resultRows(draw.family) !== undefined;
  const numbers = kind === 'void' ? null : hasPrizes ? readPrizes(draw.family, prizes) : readNumbers(typed);
  const isReady = !reason.isShort && numbers !== undefined;
  const acting = useMutation({
    mutationFn: () => call(createProposal, { drawId: draw.id, kind, numbers: numbers ?? null, reason: reason.text }),
    onSuccess: () => {
      toast.success(t('lotteries.proposed'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const isCorrection = kind === 'result' && draw.numbers !== null;
  const title = t(isCorrection ? 'lotteries.act.correct' : `lotteries.act.${kind}`);
  return (
    <FormDialog
      title={title}
      description={t(isCorrection ? 'lotteries.note.correct' : `lotteries.note.${kind}`)}
      button={title}
      tone={kind === 'void' ? 'cinnabar' : 'felt'}
      acting={acting}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (isReady && !acting.isPending) acting.mutate();
      }}
    >
      <DrawFacts draw={draw} />
      {kind === 'result' && hasPrizes ? (
        <>
          <PrizeFields family={draw.family} typed={prizes} onTyped={setPrizes} />
          {isTried && numbers === undefined ? <Callout tone="danger">{t('error.result_invalid')}</Callout> : null}
        </>
      ) : kind === 'result' ? (
        <Field
          label={t('lotteries.numbers')}
          hint={t('lotteries.numbersHint')}
          error={isTried && numbers === undefined ? t('error.result_invalid') : undefined}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              inputMode="numeric"
              autoComplete="off"
              maxLength={300}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <ReasonField {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}
