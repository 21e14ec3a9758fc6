import { Fragment, type ReactNode } from 'react';
import { DropdownMenu } from 'radix-ui';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';
import { layerClass, layerItemClass } from './layerClass.ts';

interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconName;
  aside?: ReactNode;
  tone?: 'plain' | 'danger';
  isDisabled?: boolean;
  isChecked?: boolean;
  /** Draws a separator above this item. */
  startsGroup?: boolean;
  href?: string;
  onSelect?: (event: Event) => void;
}

interface MenuProps {
  /** One focusable element, usually a Button or IconButton. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Accessible name of the list; defaults to the trigger's text. */
  label?: string;
}

export function Menu({ trigger, items, header, align = 'end', label }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
          className={cx(
            layerClass,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto p-1.5',
          )}
        >
          {header ? <div className="border-b border-line-1 px-2.5 pt-1.5 pb-2.5 mb-1.5">{header}</div> : null}
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.startsGroup ? <DropdownMenu.Separator className="my-1.5 h-px bg-line-1" /> : null}
              <DropdownMenu.Item
                disabled={item.isDisabled ?? false}
                {...(item.onSelect ? { onSelect: item.onSelect } : {})}
                asChild={item.href !== undefined}
                className={cx(layerItemClass, item.tone === 'danger' && 'text-cinnabar-text')}
              >
                {item.href === undefined ? (
                  <ItemBody item={item} />
                ) : (
                  <a href={item.href}>
                    <ItemBody item={item} />
                  </a>
                )}
              </DropdownMenu.Item>
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function ItemBody({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon ? <Icon name={item.icon} size={18} className={item.tone === 'danger' ? '' : 'text-text-3'} /> : null}
      <span className="flex-1">{item.label}</span>
      {item.aside ? <span className="text-dense text-text-3">{item.aside}</span> : null}
      {item.isChecked ? <Icon name="check" size={16} className="text-felt-text" /> : null}
    </>
  );
}
