import { Button } from '@baize/ui/Button';
import { Dialog } from '@baize/ui/Dialog';
import { EmptyState } from '@baize/ui/EmptyState';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { FeedAnswer } from './FeedAnswer.tsx';
import type { OperatorFeed } from './OperatorFeed.ts';

/** The calls of a feed that came last, and what each was answered. */
export function FeedCallsDialog({ feed, onClose }: { feed: OperatorFeed; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      size="m"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('lotteries.feed.calls', { name: feed.name })}
      description={t('lotteries.feed.callsNote')}
      labels={{ close: t('shell.close') }}
      footer={
        <Button tone="ghost" onClick={onClose}>
          {t('shell.close')}
        </Button>
      }
    >
      {feed.calls.length === 0 ? (
        <EmptyState title={t('lotteries.feed.neverCalled')} />
      ) : (
        <ul className="m-0 flex list-none flex-col gap-2 p-0">
          {feed.calls.map((call, at) => (
            <li key={`${call.at} ${at}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense">
              <Moment at={call.at} />
              <FeedAnswer call={call} />
              <span className="font-mono text-text-3">
                {call.gameCode === null ? t('lotteries.feed.unread') : `${call.gameCode} #${call.drawNo ?? ''}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
