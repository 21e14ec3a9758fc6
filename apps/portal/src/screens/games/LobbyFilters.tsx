import { Chip } from '@baize/ui/Chip';
import { Icon } from '@baize/ui/Icon';
import { useT } from '../../i18n/useT.ts';
import type { LobbySearch, SlotKind } from '../../paths.ts';
import { useIsMember } from '../../session.ts';
import { currencySymbol, useBrand } from '../../useBrand.ts';

type Props = {
  search: LobbySearch;
  /** Kinds that any of the games is of. */
  kinds: readonly SlotKind[];
  /** Any of the games can be tried with play money. */
  hasFreePlay: boolean;
  /** Games found; left out while they are loading. */
  count: number | undefined;
  onChange(next: Partial<LobbySearch>): void;
};

/** Search, order and filters above the games. */
export function LobbyFilters({ search, kinds, hasFreePlay, count, onChange }: Props) {
  const t = useT();
  const isMember = useIsMember();
  const symbol = currencySymbol(useBrand().currency);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label className="relative w-full sm:w-64">
        <span className="sr-only">{t('games.search')}</span>
        <Icon
          name="search"
          size={18}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-text-3"
        />
        <input
          type="search"
          value={search.search ?? ''}
          maxLength={64}
          placeholder={t('games.search')}
          autoComplete="off"
          onChange={({ target }) => onChange({ search: target.value === '' ? undefined : target.value })}
          className="h-11 w-full appearance-none rounded-control border border-line-2 bg-bg-inset pr-3 pl-10 text-body text-text-1 placeholder:text-text-3 max-sm:text-body-l"
        />
      </label>
      {isMember ? (
        <div role="group" aria-label={t('games.own')} className="flex flex-wrap gap-2">
          {(['favourites', 'recent'] as const).map((own) => (
            <Chip
              key={own}
              isSelected={search.own === own}
              onClick={() => onChange({ own: search.own === own ? undefined : own, hot: undefined })}
            >
              {t(`games.${own}`)}
            </Chip>
          ))}
        </div>
      ) : null}
      {kinds.length > 0 ? (
        <div role="group" aria-label={t('games.kinds')} className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Chip
              key={kind}
              isSelected={search.kind === kind}
              onClick={() => onChange({ kind: search.kind === kind ? undefined : kind })}
            >
              {t(`games.kind.${kind}`)}
            </Chip>
          ))}
        </div>
      ) : null}
      <div role="group" aria-label={t('games.filters')} className="flex flex-wrap gap-2">
        <Chip
          isSelected={search.hot === true}
          onClick={() => onChange({ hot: search.hot ? undefined : true, own: undefined })}
        >
          {t('games.hot')}
        </Chip>
        <Chip
          isSelected={search.minBet === true}
          onClick={() => onChange({ minBet: search.minBet ? undefined : true })}
        >
          {t('games.minBet', { amount: `${symbol}1` })}
        </Chip>
        <Chip isSelected={search.lines === true} onClick={() => onChange({ lines: search.lines ? undefined : true })}>
          {t('games.manyLines')}
        </Chip>
        {hasFreePlay || search.free === true ? (
          <Chip isSelected={search.free === true} onClick={() => onChange({ free: search.free ? undefined : true })}>
            {t('games.free')}
          </Chip>
        ) : null}
      </div>
      <label className="relative inline-flex h-11 items-center rounded-control border border-line-2 text-text-1 hover:border-text-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <span className="sr-only">{t('games.sort')}</span>
        <Icon name="chevronDown" size={16} className="pointer-events-none absolute right-3 text-text-3" />
        <select
          value={search.sort ?? 'popular'}
          onChange={({ target }) => onChange({ sort: target.value === 'name' ? 'name' : undefined })}
          className="h-full cursor-pointer appearance-none bg-transparent pr-9 pl-3.5 text-label outline-none [&>option]:bg-bg-2 [&>option]:text-text-1"
        >
          <option value="popular">{t('games.sortPopular')}</option>
          <option value="name">{t('games.sortName')}</option>
        </select>
      </label>
      <p role="status" className="ml-auto text-dense text-text-3">
        {count === undefined ? '' : t('games.count', { count })}
      </p>
    </div>
  );
}
