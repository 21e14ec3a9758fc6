import { decideProposal } from '@baize/contract';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { Facts } from '../../components/Facts.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useT } from '../../i18n/useT.ts';
import { DrawFacts } from './DrawFacts.tsx';
import type { OperatorDraw } from './OperatorDraw.ts';
import { printedResult } from './readPrizes.ts';

interface ProposalDecisionDialogProps {
  isApproved: boolean;
  draw: OperatorDraw;
  onClose: () => void;
}

/** The second person's word on a result or a void. */
export function ProposalDecisionDialog({ isApproved, draw, onClose }: ProposalDecisionDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const { proposal } = draw;
  const acting = useMutation({
    mutationFn: (proposalId: string) => call(decideProposal, { proposalId, isApproved }),
    onSuccess: () => {
      toast.success(t(isApproved ? 'lotteries.approved' : 'lotteries.rejected'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  if (proposal === null) return null;
  const title = t(isApproved ? 'lotteries.act.approve' : 'lotteries.act.reject');
  return (
    <FormDialog
      isSheetOnMobile={false}
      title={title}
      description={t(isApproved ? 'lotteries.note.approve' : 'lotteries.note.reject')}
      button={title}
      tone={isApproved && proposal.kind === 'result' ? 'felt' : 'cinnabar'}
      acting={acting}
      onClose={onClose}
      onSubmit={() => acting.mutate(proposal.id)}
    >
      <DrawFacts draw={draw} />
      <Facts
        rows={[
          {
            label: t('lotteries.proposal'),
            value:
              proposal.kind === 'void' ? t('lotteries.act.void') : printedResult(draw.family, proposal.numbers ?? []),
          },
          { label: t('lotteries.proposedBy'), value: proposal.proposedBy },
          { label: t('reason.label'), value: proposal.reason },
        ]}
      />
    </FormDialog>
  );
}
