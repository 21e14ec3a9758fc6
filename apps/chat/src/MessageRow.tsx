import { languages, type Language } from '@baize/contract/languages';
import { Avatar } from '@baize/ui/Avatar';
import { cx } from '@baize/ui/cx';
import { IconButton } from '@baize/ui/IconButton';
import { Menu } from '@baize/ui/Menu';
import type { Message } from './ChatState.ts';
import { words } from './words.ts';

type Props = {
  message: Message;
  own: string;
  language: Language;
  onMention(): void;
  onHide(): void;
  onReport(): void;
};

/** One message. Its text is rendered as plain text: no part of it becomes a link, a picture or anything else. */
export function MessageRow({ message, own, language, onMention, onHide, onReport }: Props) {
  const t = words(language);
  const { handle, text, at, isRemoved, mentions } = message;
  const isOwn = handle === own;
  const time = new Date(at);
  return (
    <li
      className={cx(
        'group flex gap-2.5 rounded-control px-2 py-1.5',
        mentions.includes(own) ? 'bg-brass-tint' : 'hover:bg-bg-2 focus-within:bg-bg-2',
      )}
    >
      <Avatar name={handle} size={28} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <bdi className={cx('truncate text-label', isOwn ? 'text-felt-text' : 'text-text-1')}>
            {handle}
            {isOwn ? <span className="text-cap text-text-3"> · {t('you')}</span> : null}
          </bdi>
          <time dateTime={at} className="shrink-0 text-cap text-text-3">
            {time.toLocaleTimeString(languages[language].locale, { hour: '2-digit', minute: '2-digit' })}
          </time>
        </p>
        {isRemoved ? (
          <p className="text-body text-text-3 italic">{t('removed')}</p>
        ) : (
          <p dir="auto" className="text-body break-words whitespace-pre-line text-text-2 [overflow-wrap:anywhere]">
            {text}
          </p>
        )}
      </div>
      {isOwn || isRemoved ? null : (
        <Menu
          label={t('more', { name: handle })}
          trigger={
            <IconButton
              icon="more"
              size="s"
              label={t('more', { name: handle })}
              className="shrink-0 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
            />
          }
          items={[
            { id: 'mention', label: t('mention', { name: handle }), icon: 'user', onSelect: onMention },
            { id: 'hide', label: t('hide', { name: handle }), icon: 'eyeOff', onSelect: onHide },
            { id: 'report', label: t('report'), icon: 'alert', tone: 'danger', startsGroup: true, onSelect: onReport },
          ]}
        />
      )}
    </li>
  );
}
