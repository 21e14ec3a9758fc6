import { IconButton } from '@baize/ui/IconButton';
import { useT } from '../i18n/useT.ts';
import { openMemberPanel } from '../layer.ts';
import { useUnread } from './useUnread.ts';

/** The way to the messages, with the number of those that are unread. */
export function MailButton({ className }: { className?: string }) {
  const t = useT();
  const count = useUnread();
  return (
    <IconButton
      icon="mail"
      label={count === 0 ? t('shell.mail') : t('shell.mailUnread', { count })}
      count={count}
      aria-haspopup="dialog"
      onClick={() => openMemberPanel('messageV2')}
      {...(className === undefined ? {} : { className })}
    />
  );
}
