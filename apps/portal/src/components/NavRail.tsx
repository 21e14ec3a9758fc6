import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { IconButton } from '@baize/ui/IconButton';
import { Suspense, useEffect, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { lazyPart } from './lazyPart.ts';
import { NavItemLink } from './NavItemLink.tsx';
import { useNavItems } from './useNavItems.ts';
import { useOpenCategory } from './useOpenCategory.ts';

const MegaPanel = lazyPart(() => import('./MegaPanel.tsx'), 'MegaPanel', ['home']);

const KEY = 'isRailNarrow';

const itemClass =
  'relative flex h-12 w-full items-center gap-3 rounded-control px-3 text-left text-label text-text-2 no-underline transition-colors duration-fast hover:bg-bg-3 hover:text-text-1 aria-[current=page]:bg-bg-3 aria-[current=page]:text-text-1 aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2.5 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-0.75 aria-[current=page]:before:rounded-pill aria-[current=page]:before:bg-brass';

/**
 * The navigation of brands that have it at the side: 232 px with words, 72 px without, remembered on this device. Each
 * category unfolds into the panel that other brands have below their header, here beside the rail.
 */
export function NavRail() {
  const t = useT();
  const items = useNavItems();
  const { vendors, isOpen, close, toggle, rest, around } = useOpenCategory(items);
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => setNarrow(localStorage.getItem(KEY) === '1'), []);
  const turn = (): void => {
    localStorage.setItem(KEY, isNarrow ? '0' : '1');
    setNarrow(!isNarrow);
  };
  return (
    <div className="sticky top-14 z-sticky hidden h-[calc(100dvh-3.5rem)] lg:block" {...around}>
      <nav
        aria-label={t('shell.mainNav')}
        style={{ width: isNarrow ? 72 : 232 }}
        className="flex h-full flex-col overflow-y-auto border-r border-line-1 bg-bg-1 p-3 scrollbar-none"
      >
        <ul className="grid gap-1">
          {items.map((item) => (
            <li
              key={item.key}
              className={cx('relative', item.key === 'PROMO' && 'mt-2 border-t border-line-1 pt-2')}
              onPointerEnter={rest(item)}
            >
              <NavItemLink item={item} className={cx(itemClass, isNarrow && 'justify-center px-0')} onFollow={close}>
                <Icon name={item.icon} size={20} className="shrink-0" />
                <span className={isNarrow ? 'sr-only' : 'truncate pr-6'}>{item.label}</span>
              </NavItemLink>
              {item.kind === 'link' && item.vendors !== undefined ? (
                <button
                  type="button"
                  aria-label={t('shell.moreOf', { category: item.label })}
                  aria-expanded={isOpen(item.key)}
                  onClick={() => toggle(item.key)}
                  className={cx(
                    'absolute top-1.5 grid h-9 w-6 place-items-center rounded-control text-text-3 hover:text-text-1',
                    isNarrow ? '-right-2.5' : 'right-1',
                  )}
                >
                  <Icon name={isOpen(item.key) ? 'chevronLeft' : 'chevronRight'} size={14} />
                </button>
              ) : null}
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
      {vendors === undefined ? null : (
        <Suspense fallback={null}>
          <MegaPanel vendors={vendors} onLeave={close} isBeside />
        </Suspense>
      )}
    </div>
  );
}
