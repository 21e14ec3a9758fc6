import type { FedLottery, FeedAct, OperatorFeed } from './OperatorFeed.ts';
import { FeedCallsDialog } from './FeedCallsDialog.tsx';
import { FeedChangeDialog } from './FeedChangeDialog.tsx';
import { FeedDecisionDialog } from './FeedDecisionDialog.tsx';

interface FeedActDialogProps {
  act: FeedAct;
  feed: OperatorFeed;
  lotteries: readonly FedLottery[];
  onClose: () => void;
  onSecret: (made: { feed: OperatorFeed; secret: string }) => void;
}

/** The dialog of what an operator is about to do with a feed. */
export function FeedActDialog({ act, feed, lotteries, onClose, onSecret }: FeedActDialogProps) {
  if (act === 'calls') return <FeedCallsDialog feed={feed} onClose={onClose} />;
  if (act === 'approve' || act === 'reject') {
    return <FeedDecisionDialog isApproved={act === 'approve'} feed={feed} lotteries={lotteries} onClose={onClose} />;
  }
  return <FeedChangeDialog kind={act} feed={feed} lotteries={lotteries} onClose={onClose} onSecret={onSecret} />;
}
