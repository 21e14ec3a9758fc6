import { languageCodes } from '@baize/contract/languages';
import type { Wanted } from '#modules/identity/index.ts';
import type { Condition } from './SegmentRow.ts';

type Of<Fact extends Condition['fact']> = Extract<Condition, { fact: Fact }>;

/** What the conditions of a segment ask of accounts themselves; where several ask for the same, all of them hold. */
export function wantedOf(conditions: readonly Condition[]): Omit<Wanted, 'brandId'> {
  const of = <Fact extends Condition['fact']>(fact: Fact): Of<Fact>[] =>
    conditions.filter((one): one is Of<Fact> => one.fact === fact);
  const daysOf = (fact: 'registered' | 'signedIn', wanted: 'within' | 'before'): number | undefined => {
    const all = of(fact).flatMap(({ when, days }) => (when === wanted ? [days] : []));
    if (all.length === 0) return undefined;
    return wanted === 'within' ? Math.min(...all) : Math.max(...all);
  };
  const spoken = of('language').map(({ languages }) => languages);
  const [first, ...more] = of('currency').map(({ currency }) => currency);
  return {
    ...{ withinDays: daysOf('registered', 'within'), openedDays: daysOf('registered', 'before') },
    ...{ activeDays: daysOf('signedIn', 'within'), silentDays: daysOf('signedIn', 'before') },
    languages:
      spoken.length === 0
        ? undefined
        : languageCodes.filter((code) => spoken.every((languages) => languages.includes(code))),
    currencies: first === undefined ? undefined : [first].filter(() => more.every((other) => other === first)),
  };
}
