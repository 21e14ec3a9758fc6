import type { createSegment, InputOf, listSegments, OutputOf } from '@baize/contract';
import type { Language } from '@baize/contract/languages';
import { formatAmount, parseAmount } from '@baize/maths';

export type Segment = OutputOf<typeof listSegments>['segments'][number];
export type Condition = Segment['conditions'][number];
type Of<Fact extends Condition['fact']> = Extract<Condition, { fact: Fact }>;

/** What a condition can be on, in the order of the list that it is chosen from. */
export const segmentFacts = [
  ...(['registered', 'signedIn', 'played', 'deposited', 'depositSum', 'validBets'] as const),
  ...(['level', 'language', 'currency', 'line', 'tag'] as const),
] satisfies readonly Condition['fact'][];

/** A condition as it is being written: a field keeps what was typed while another fact is looked at. */
export type ConditionDraft = {
  fact: Condition['fact'];
  when: Of<'played'>['when'];
  days: string;
  has: boolean;
  least: string;
  classify: Of<'validBets'>['classify'];
  from: number;
  to: number;
  languages: readonly Language[];
  currency: string;
  agent: string;
  tag: string;
};

export type SegmentDraft = { name: string; conditions: readonly ConditionDraft[] };

const emptyCondition: ConditionDraft = {
  ...{ fact: 'registered', when: 'within', days: '30', has: true, least: '', classify: null },
  ...{ from: 1, to: 3, languages: [], currency: '', agent: '', tag: '' },
};

export const newCondition = (currency: string): ConditionDraft => ({ ...emptyCondition, currency });

export function draftOfSegment({ name, conditions, currency }: Segment): SegmentDraft {
  return { name, conditions: conditions.map((one) => ({ ...newCondition(currency), ...typed(one) })) };
}

/** The fields of a condition as they are typed. */
function typed(condition: Condition): Partial<ConditionDraft> {
  switch (condition.fact) {
    case 'registered':
    case 'signedIn':
    case 'played':
      return { ...condition, days: String(condition.days) };
    case 'depositSum':
    case 'validBets':
      return { ...condition, days: String(condition.days), least: formatAmount(condition.least) };
    default:
      return condition;
  }
}

const NOTHING = 0n;
const MOST_DAYS = 365;

/** The condition that is sent; undefined where something is missing or no number. */
export function readCondition(draft: ConditionDraft): Condition | undefined {
  const { fact, when, has, classify, from, to, languages } = draft;
  const days = /^[1-9]\d{0,2}$/.test(draft.days.trim()) ? Number(draft.days) : MOST_DAYS + 1;
  const least = parseAmount(draft.least.trim()) ?? NOTHING;
  const [currency, agent, tag] = [draft.currency.trim(), draft.agent.trim(), draft.tag.trim()];
  const isSpan = days <= MOST_DAYS;
  switch (fact) {
    case 'registered':
    case 'signedIn':
    case 'played':
      return isSpan ? { fact, when, days } : undefined;
    case 'deposited':
      return { fact, has };
    case 'depositSum':
      return isSpan && least > NOTHING ? { fact, days, least } : undefined;
    case 'validBets':
      return isSpan && least > NOTHING ? { fact, classify, days, least } : undefined;
    case 'level':
      return from <= to ? { fact, from, to } : undefined;
    case 'language':
      return languages.length > 0 ? { fact, languages: [...languages] } : undefined;
    case 'currency':
      return /^[A-Z]{3}$/.test(currency) ? { fact, currency } : undefined;
    case 'line':
      return agent === '' ? undefined : { fact, agent };
    case 'tag':
      return tag === '' ? undefined : { fact, has, tag };
  }
}

/** What is sent; undefined where the name is missing, or a condition. */
export function readSegment({ name, conditions }: SegmentDraft): InputOf<typeof createSegment> | undefined {
  const read = conditions.map(readCondition).filter((one) => one !== undefined);
  const isWhole = name.trim() !== '' && conditions.length > 0 && read.length === conditions.length;
  return isWhole ? { name: name.trim(), conditions: read } : undefined;
}
