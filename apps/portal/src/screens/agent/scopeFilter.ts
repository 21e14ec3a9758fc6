import { choiceFilter } from '../../components/list/choiceFilter.ts';
import type { ListFilter } from '../../components/list/ListFilter.ts';
import type { T } from '../../i18n/useT.ts';

type Scope = 'team' | 'direct' | 'me';

/** Whose rows a report of an agent shows. Another scope leaves the account that was asked for. */
export function scopeFilter<Own extends Scope>(t: T, scopes: readonly (Own | 'team')[]): ListFilter<Own | 'team'> {
  return choiceFilter<Own | 'team', 'team'>({
    label: t('team.scope'),
    values: scopes,
    nameOf: (scope: Scope) => t(`team.scope.${scope}`),
    preset: 'team',
    look: 'segments',
    clears: ['account'],
  });
}
