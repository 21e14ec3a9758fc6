import { Chip } from '@baize/ui/Chip';
import { SearchField } from '../../components/SearchField.tsx';
import { useT } from '../../i18n/useT.ts';
import { promotionStands, type PromotionGroup, type PromotionSearch, type PromotionStand } from '../../paths.ts';

interface HallFiltersProps {
  search: PromotionSearch;
  /** The groups that any of the promotions belongs to. */
  groups: readonly PromotionGroup[];
  /** In how many of them the member stands where; left out for guests, and before it is known. */
  counts: Readonly<Record<PromotionStand, number>> | undefined;
  onFilter: (next: PromotionSearch) => void;
}

const MOST_LETTERS = 64;

/** Narrows the promotions to a group, to where the member stands, and to words of their names. */
export function HallFilters({ search, groups, counts, onFilter }: HallFiltersProps) {
  const t = useT();
  const { group, mine, search: sought = '' } = search;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      {groups.length < 2 ? null : (
        <div role="group" aria-label={t('promotions.groups')} className="flex flex-wrap gap-2">
          <Chip isSelected={group === undefined} onClick={() => onFilter({ group: undefined })}>
            {t('promotions.group.all')}
          </Chip>
          {groups.map((one) => (
            <Chip key={one} isSelected={one === group} onClick={() => onFilter({ group: one })}>
              {t(`promotions.group.${one}`)}
            </Chip>
          ))}
        </div>
      )}
      {counts === undefined ? null : (
        <div role="group" aria-label={t('promotions.mine')} className="flex flex-wrap gap-2">
          {promotionStands.map((stand) => (
            <Chip
              key={stand}
              isSelected={stand === mine}
              count={counts[stand]}
              onClick={() => onFilter({ mine: stand === mine ? undefined : stand })}
            >
              {t(`promotions.stand.${stand}`)}
            </Chip>
          ))}
        </div>
      )}
      <SearchField
        key={sought}
        value={sought}
        onSearch={(text) => onFilter({ search: text === '' ? undefined : text })}
        maxLength={MOST_LETTERS}
        labels={{
          field: t('promotions.search'),
          hint: t('promotions.searchHint'),
          clear: t('promotions.clearSearch'),
        }}
        className="w-56!"
      />
    </div>
  );
}
