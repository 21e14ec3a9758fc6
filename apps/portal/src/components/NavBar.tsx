import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { useShown } from '../router/useShown.ts';
import { lazyPart } from './lazyPart.ts';
import { NavItemLink } from './NavItemLink.tsx';
import { useNavItems } from './useNavItems.ts';

const MegaPanel = lazyPart(() => import('./MegaPanel.tsx'), 'MegaPanel', ['home']);

const itemClass =
  'relative flex h-12 items-center gap-2 px-2.5 text-label whitespace-nowrap text-text-2 no-underline transition-colors duration-fast after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.75 after:rounded-pill after:bg-transparent hover:text-text-1 aria-[current=page]:text-text-1 aria-[current=page]:after:bg-brass xl:px-3.5 xl:after:inset-x-3.5';

/** A pointer on its way to something else opens nothing, and may cut a corner without closing what is open. */
const OPEN_MS = 120;
const CLOSE_MS = 200;

/** The second tier of the header: the navigation, with a panel of vendors and games below each category. */
export function NavBar() {
  const t = useT();
  const items = useNavItems();
  const { href } = useShown().place;
  const [open, setOpen] = useState<{ key: string; href: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isMany = items.length > 8;
  const shown = open?.href === href ? items.find(({ key }) => key === open.key) : undefined;
  const vendors = shown?.kind === 'link' ? shown.vendors : undefined;
  const later = (ms: number, key: string | undefined): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(key === undefined ? undefined : { key, href }), ms);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setOpen(undefined);
  };
  return (
    <div
      className="sticky top-14 z-sticky hidden border-b border-line-1 bg-bg-1 lg:block"
      onPointerLeave={() => later(CLOSE_MS, undefined)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <nav aria-label={t('shell.mainNav')} className="content-column">
        <ul className="-ml-2.5 flex scrollbar-none items-center overflow-x-auto xl:-ml-3.5">
          {items.map((item) => {
            const category = item.kind === 'link' ? item.vendors : undefined;
            const isOpen = vendors !== undefined && shown?.key === item.key;
            return (
              <li
                key={item.key}
                className={cx('flex items-center', item.key === 'PROMO' && 'xl:ml-auto')}
                onPointerEnter={({ pointerType }) => {
                  if (pointerType === 'mouse') later(OPEN_MS, category === undefined ? undefined : item.key);
                }}
              >
                <NavItemLink item={item} className={itemClass} onFollow={close}>
                  {category !== undefined && !isMany ? <Icon name={item.icon} size={18} /> : null}
                  {item.label}
                </NavItemLink>
                {category === undefined ? null : (
                  <button
                    type="button"
                    aria-label={t('shell.moreOf', { category: item.label })}
                    aria-expanded={isOpen}
                    onClick={() => (isOpen ? close() : setOpen({ key: item.key, href }))}
                    className="relative -ml-2.5 grid h-9 w-6 place-items-center rounded-control text-text-3 hover:text-text-1 xl:-ml-3"
                  >
                    <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
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
