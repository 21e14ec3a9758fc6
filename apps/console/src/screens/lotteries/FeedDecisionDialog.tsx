import { decideFeed } from '@baize/contract';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { Facts } from '../../components/Facts.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { localText } from '@baize/contract/localText';
import { useT } from '../../i18n/useT.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { FedLottery, OperatorFeed } from './OperatorFeed.ts';

interface FeedDecisionDialogProps {
  isApproved: boolean;
  feed: OperatorFeed;
  lotteries: readonly FedLottery[];
  onClose: () => void;
}

/** The second person's word on what was asked for a feed. */
export function FeedDecisionDialog({ isApproved, feed, lotteries, onClose }: FeedDecisionDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const language = useLanguage();
  const { change } = feed;
  const acting = useMutation({
    mutationFn: (changeId: string) => call(decideFeed, { changeId, isApproved }),
    onSuccess: () => {
      toast.success(t(isApproved ? 'lotteries.approved' : 'lotteries.rejected'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  if (change === null) return null;
  const title = t(isApproved ? 'lotteries.feed.act.approve' : 'lotteries.feed.act.reject');
  const names = change.gameCodes?.map((code) => {
    const found = lotteries.find(({ gameCode }) => gameCode === code);
    return found === undefined ? code : localText(found.name, language);
  });
  return (
    <FormDialog
      isSheetOnMobile={false}
      title={title}
      description={t(isApproved ? 'lotteries.feed.approveNote' : 'lotteries.feed.rejectNote')}
      button={title}
      tone={isApproved ? 'felt' : 'cinnabar'}
      acting={acting}
      onClose={onClose}
      onSubmit={() => acting.mutate(change.id)}
    >
      <Facts
        rows={[
          { label: t('lotteries.feed.feed'), value: `${feed.name} (${feed.code})` },
          { label: t('lotteries.proposal'), value: t(`lotteries.feed.kind.${change.kind}`) },
          ...(names === undefined
            ? []
            : [{ label: t('lotteries.feed.heardFor'), value: names.join(', ') || t('lotteries.feed.none') }]),
          ...(change.keepsOld ? [{ label: t('lotteries.feed.key'), value: t('lotteries.feed.keepsOld') }] : []),
          { label: t('lotteries.proposedBy'), value: change.proposedBy },
          { label: t('reason.label'), value: change.reason },
        ]}
      />
    </FormDialog>
  );
}
