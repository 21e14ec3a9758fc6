import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { IconButton } from '@baize/ui/IconButton';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { NavItemLink } from './NavItemLink.tsx';
import { useNavItems } from './useNavItems.ts';

const KEY = 'isRailNarrow';

/** The navigation of brands that have it at the side: 232 px with words, 72 px without, remembered on this device. */
export function NavRail() {
  const t = useT();
  const items = useNavItems();
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => setNarrow(localStorage.getItem(KEY) === '1'), []);
  const turn = (): void => {
    localStorage.setItem(KEY, isNarrow ? '0' : '1');
    setNarrow(!isNarrow);
  };
  return (
    <nav
      aria-label={t('shell.mainNav')}
      style={{ width: isNarrow ? 72 : 232 }}
      className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] flex-col overflow-y-auto border-r border-line-1 bg-bg-1 p-3 scrollbar-none lg:flex"
    >
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={item.key} className={cx(item.key === 'PROMO' && 'mt-2 border-t border-line-1 pt-2')}>
            <NavItemLink
              item={item}
              className={cx(
                'relative flex h-12 w-full items-center gap-3 rounded-control px-3 text-left text-label text-text-2 no-underline transition-colors duration-fast hover:bg-bg-3 hover:text-text-1 aria-[current=page]:bg-bg-3 aria-[current=page]:text-text-1 aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2.5 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-0.75 aria-[current=page]:before:rounded-pill aria-[current=page]:before:bg-brass',
                isNarrow && 'justify-center px-0',
              )}
            >
              <Icon name={item.icon} size={20} className="shrink-0" />
              <span className={isNarrow ? 'sr-only' : 'truncate'}>{item.label}</span>
            </NavItemLink>
          </li>
        ))}
      </ul>
      <IconButton
        icon={isNarrow ? 'chevronRight' : 'chevronLeft'}
        label={t(isNarrow ? 'shell.widenRail' : 'shell.narrowRail')}
        onClick={turn}
        className={cx('mt-auto', isNarrow ? 'self-center' : 'self-end')}
      />
    </nav>
  );
}
