import { Icon } from '@baize/ui/Icon';
import { useT } from '../i18n/useT.ts';
import { closeLayer, openWallet } from '../layer.ts';
import { useAccountItems } from './useAccountItems.ts';

/** What the head of the drawer has buttons for already. */
const above = new Set(['depositv2', 'withdraw']);

/** A member's ways in the drawer: the wallet, and the entries that wide screens have in the account's menu. */
export function DrawerAccount({ className }: { className: string }) {
  const t = useT();
  const items = useAccountItems().filter(({ id }) => !above.has(id));
  return (
    <>
      <li>
        <button type="button" onClick={() => openWallet(t('shell.openWallet'))} className={className}>
          <Icon name="wallet" className="text-text-3" />
          {t('shell.wallet')}
        </button>
      </li>
      {items.map(({ id, label, icon, count = 0, onSelect }) => (
        <li key={id}>
          <button
            type="button"
            className={className}
            onClick={() => {
              closeLayer();
              onSelect();
            }}
          >
            <Icon name={icon} className="text-text-3" />
            {count === 0 ? (
              label
            ) : (
              <>
                <span aria-hidden="true">{label}</span>
                <span className="sr-only">{t('shell.mailUnread', { count })}</span>
                <span
                  aria-hidden="true"
                  className="ml-auto grid h-5 min-w-5 place-items-center rounded-pill bg-cinnabar px-1.5 text-micro text-on-cinnabar"
                >
                  {count > 99 ? '99+' : count}
                </span>
              </>
            )}
          </button>
        </li>
      ))}
    </>
  );
}
