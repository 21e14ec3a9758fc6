import { Chip } from '@baize/ui/Chip';
import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import type { CategoryVendors } from '../../components/useCategories.ts';
import { useT } from '../../i18n/useT.ts';

type Props = {
  vendors: CategoryVendors['cards'];
  /** In lower case, as the address has it. */
  chosen: string | undefined;
  total: number;
  onChoose(vassalage: string | undefined): void;
};

/** The vendors of the lobby: a rail where there is room for one, a row of chips where there is not. */
export function VendorRail({ vendors, chosen, total, onChoose }: Props) {
  const t = useT();
  const rows = [
    { key: undefined, name: t('games.allVendors'), count: total },
    ...vendors.map((card) => ({ key: card.vassalage.toLowerCase(), name: card.name, count: card.gameCount })),
  ];
  return (
    <aside aria-label={t('games.vendors')}>
      <div className="rounded-panel bg-bg-1 p-2 shadow-panel max-xl:hidden xl:sticky xl:top-30">
        <h2 className="px-3 pt-2 pb-2 text-label text-text-1">{t('games.vendors')}</h2>
        <ul className="grid gap-0.5">
          {rows.map(({ key, name, count }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={key === chosen}
                onClick={() => onChoose(key)}
                className={cx(
                  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-left text-body transition-colors duration-fast',
                  key === chosen ? 'bg-cloth text-text-1' : 'text-text-2 hover:bg-bg-3 hover:text-text-1',
                )}
              >
                <Icon
                  name="check"
                  size={16}
                  className={key === chosen ? 'shrink-0 text-felt-text' : 'invisible shrink-0'}
                />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="text-dense text-text-3">{count}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <ul className="-mx-4 flex scrollbar-none gap-2 overflow-x-auto px-4 xl:hidden">
        {rows.map(({ key, name, count }) => (
          <li key={name}>
            <Chip isSelected={key === chosen} count={count} onClick={() => onChoose(key)}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </aside>
  );
}
