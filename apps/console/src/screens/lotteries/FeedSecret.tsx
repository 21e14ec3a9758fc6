import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Copyable } from '@baize/ui/Copyable';
import { Dialog } from '@baize/ui/Dialog';
import { Facts } from '../../components/Facts.tsx';
import { useT } from '../../i18n/useT.ts';
import type { OperatorFeed } from './OperatorFeed.ts';

interface FeedSecretProps {
  feed: OperatorFeed;
  secret: string;
  onClose: () => void;
}

/** The key of a feed, the only time that it is shown. */
export function FeedSecret({ feed, secret, onClose }: FeedSecretProps) {
  const t = useT();
  const copy = { copy: t('shell.copy'), copied: t('shell.copied') };
  return (
    <Dialog
      size="s"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('lotteries.feed.secret', { name: feed.name })}
      description={t('lotteries.feed.secretNote')}
      labels={{ close: t('shell.close') }}
      footer={<Button onClick={onClose}>{t('lotteries.feed.secretKept')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <Callout tone="warning">{t('lotteries.feed.secretOnce')}</Callout>
        <Facts
          rows={[
            { label: t('lotteries.feed.key'), value: <Copyable value={secret} isMono labels={copy} /> },
            { label: t('lotteries.feed.path'), value: <Copyable value={feed.path} isMono labels={copy} /> },
          ]}
        />
      </div>
    </Dialog>
  );
}
