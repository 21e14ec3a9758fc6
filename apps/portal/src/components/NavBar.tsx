import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { Suspense } from 'react';
import { useT } from '../i18n/useT.ts';
import { lazyPart } from './lazyPart.ts';
import { NavItemLink } from './NavItemLink.tsx';
import { useNavItems } from './useNavItems.ts';
import { useOpenCategory } from './useOpenCategory.ts';

const MegaPanel = lazyPart(() => import('./MegaPanel.tsx'), 'MegaPanel', ['home']);

const itemClass =
  'relative flex h-12 items-center gap-2 px-2.5 text-label whitespace-nowrap text-text-2 no-underline transition-colors duration-fast after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.75 after:rounded-pill after:bg-transparent hover:text-text-1 aria-[current=page]:text-text-1 aria-[current=page]:after:bg-brass xl:px-3.5 xl:after:inset-x-3.5';

/** The second tier of the header: the navigation, with a panel of vendors and games below each category. */
export function NavBar() {
  const t = useT();
  const items = useNavItems();
  const { vendors, isOpen, close, toggle, rest, around } = useOpenCategory(items);
  const isMany = items.length > 8;
  return (
    <div className="sticky top-14 z-sticky hidden border-b border-line-1 bg-bg-1 lg:block" {...around}>
      <nav aria-label={t('shell.mainNav')} className="content-column">
        <ul className="-ml-2.5 flex scrollbar-none items-center overflow-x-auto xl:-ml-3.5">
          {items.map((item) => {
            const category = item.kind === 'link' ? item.vendors : undefined;
            return (
              <li
                key={item.key}
                className={cx('flex items-center', item.key === 'PROMO' && 'xl:ml-auto')}
                onPointerEnter={rest(item)}
              >
                <NavItemLink item={item} className={itemClass} onFollow={close}>
                  {category !== undefined && !isMany ? <Icon name={item.icon} size={18} /> : null}
                  {item.label}
                </NavItemLink>
                {category === undefined ? null : (
                  <button
                    type="button"
                    aria-label={t('shell.moreOf', { category: item.label })}
                    aria-expanded={isOpen(item.key)}
                    onClick={() => toggle(item.key)}
                    className="relative -ml-2.5 grid h-9 w-6 place-items-center rounded-control text-text-3 hover:text-text-1 xl:-ml-3"
                  >
                    <Icon name={isOpen(item.key) ? 'chevronUp' : 'chevronDown'} size={14} />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      {vendors === undefined ? null : (
        <Suspense fallback={null}>
          <MegaPanel vendors={vendors} onLeave={close} />
        </Suspense>
      )}
    </div>
  );
}
