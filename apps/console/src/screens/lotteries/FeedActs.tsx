import { Button } from '@baize/ui/Button';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { FeedAct, OperatorFeed } from './OperatorFeed.ts';

interface FeedActsProps {
  feed: OperatorFeed;
  onAct: (act: FeedAct) => void;
}

/** What can be done with a feed now: whoever asked for a change may take it back, only somebody else may agree. */
export function FeedActs({ feed, onAct }: FeedActsProps) {
  const t = useT();
  const { may, operator } = useOperator();
  const acts: FeedAct[] = ['calls'];
  if (may('lotteries.result')) {
    if (feed.change === null) {
      acts.push('key', 'lotteries');
      if (!feed.isOpen && feed.hasKey) acts.push('open');
    } else {
      if (feed.change.proposedBy !== operator?.username) acts.push('approve');
      acts.push('reject');
    }
    if (feed.isOpen) acts.push('close');
  }
  return (
    <span className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} size="s" tone={act === 'approve' ? 'felt' : 'ghost'} onClick={() => onAct(act)}>
          {t(`lotteries.feed.act.${act}`)}
        </Button>
      ))}
    </span>
  );
}
