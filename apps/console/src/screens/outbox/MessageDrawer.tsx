import { Drawer } from '@baize/ui/Drawer';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import type { OutboxMessage } from './OutboxMessage.ts';
import { OutboxStatus } from './OutboxStatus.tsx';
import { usePurposeText } from './usePurposeText.ts';

/** One message in full; its text only where the server gives it, on demonstration sites. */
export function MessageDrawer({ message, onClose }: { message: OutboxMessage; onClose: () => void }) {
  const t = useT();
  const purposeText = usePurposeText();
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={message.subject}
      labels={{ close: t('shell.close') }}
    >
      <Facts
        rows={[
          { label: t('outbox.status'), value: <OutboxStatus status={message.status} /> },
          { label: t('outbox.recipient'), value: <span className="font-mono text-dense">{message.recipient}</span> },
          { label: t('outbox.channel'), value: t(`outbox.${message.channel}`) },
          { label: t('outbox.purpose'), value: purposeText(message.purpose) },
          { label: t('outbox.createdAt'), value: <Moment at={message.createdAt} /> },
          { label: t('outbox.sentAt'), value: message.sentAt === null ? '–' : <Moment at={message.sentAt} /> },
          { label: t('outbox.attempts'), value: message.attempts },
          { label: t('outbox.fault'), value: message.fault === '' ? '–' : message.fault },
        ]}
      />
      {message.status === 'kept' ? <p className="mt-4 text-dense text-text-3">{t('outbox.keptWhy')}</p> : null}
      <h3 className="mt-6 mb-2 text-h4 text-text-1">{t('outbox.text')}</h3>
      {message.text === '' ? (
        <p className="text-body text-text-3">{t('outbox.textHidden')}</p>
      ) : (
        <p className="rounded-panel bg-bg-inset p-4 text-body break-words whitespace-pre-wrap text-text-1">
          {message.text}
        </p>
      )}
    </Drawer>
  );
}
