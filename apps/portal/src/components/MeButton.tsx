import { Icon } from '@baize/ui/Icon';
import { useT } from '../i18n/useT.ts';
import { openDrawer } from '../layer.ts';
import { useUnread } from './useUnread.ts';

/** A member's place in the bar of phones, with a dot while messages are unread. */
export function MeButton({ className }: { className: string }) {
  const t = useT();
  const count = useUnread();
  return (
    <button
      type="button"
      onClick={openDrawer}
      aria-haspopup="dialog"
      aria-label={count === 0 ? undefined : `${t('shell.me')}, ${t('shell.mailUnread', { count })}`}
      className={className}
    >
      <span className="relative">
        <Icon name="user" size={22} />
        {count === 0 ? null : (
          <span aria-hidden="true" className="absolute -top-0.5 -right-1 size-2.5 rounded-pill bg-cinnabar" />
        )}
      </span>
      {t('shell.me')}
    </button>
  );
}
