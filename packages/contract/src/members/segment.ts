import * as z from 'zod/mini';
import { rebateClasses } from '../bonuses/rebateClaim.ts';
import { language } from '../language.ts';
import { currency, moment, positiveAmount, rowId } from '../shapes.ts';
import { memberTag } from './memberTag.ts';

/** Maximum segments of a brand. */
export const MAX_SEGMENTS = 100;
/** Maximum conditions of a segment. */
export const MAX_CONDITIONS = 10;

/** A level of verification; 0 is none. */
const level = z.int().check(z.gte(0), z.lte(3));
const days = z.int().check(z.gte(1), z.lte(365));
/** within: during the last `days` days. before: longer ago, or never. */
const when = z.enum(['within', 'before']);

/** One condition, on a fact that the platform keeps about a member. */
export const segmentCondition = z.discriminatedUnion('fact', [
  z
    .strictObject({ fact: z.literal('level'), from: level, to: level })
    .check(z.refine(({ from, to }) => from <= to, 'field_invalid')),
  z.strictObject({ fact: z.literal('registered'), when, days }),
  z.strictObject({ fact: z.literal('signedIn'), when, days }),
  /** The last bet that was not cancelled. */
  z.strictObject({ fact: z.literal('played'), when, days }),
  /** Whether a deposit was ever credited. */
  z.strictObject({ fact: z.literal('deposited'), has: z.boolean() }),
  /** Credited deposits of the last `days` days. */
  z.strictObject({ fact: z.literal('depositSum'), days, least: positiveAmount }),
  /** Valid bets of rounds begun in the last `days` days, of a category or of all. */
  z.strictObject({
    fact: z.literal('validBets'),
    classify: z.nullable(z.enum(rebateClasses)),
    days,
    least: positiveAmount,
  }),
  /** One of these. */
  z.strictObject({
    fact: z.literal('language'),
    languages: z.array(language).check(z.minLength(1, 'field_required'), z.maxLength(20)),
  }),
  z.strictObject({ fact: z.literal('currency'), currency }),
  /** Anywhere below an agent, by the agent's name. */
  z.strictObject({
    fact: z.literal('line'),
    agent: z.string().check(z.trim(), z.minLength(1, 'field_required'), z.maxLength(32)),
  }),
  /** Case-insensitive. */
  z.strictObject({ fact: z.literal('tag'), has: z.boolean(), tag: memberTag }),
]);

/** A segment as an operator writes it; its members meet every condition. */
export const segmentDraft = z.strictObject({
  /** Different from every tag and every other segment of the brand, in whatever case. */
  name: z.string().check(z.trim(), z.minLength(1, 'field_required'), z.maxLength(40)),
  conditions: z.array(segmentCondition).check(z.minLength(1, 'field_required'), z.maxLength(MAX_CONDITIONS)),
});

/** What chooses its members by a segment: a broadcast that is not sent yet, or a promotion that is not over. */
export const segmentUse = z.strictObject({
  kind: z.enum(['broadcast', 'promotion']),
  id: rowId,
  name: z.string(),
});

/** A segment as operators see it. */
export const segment = z.extend(segmentDraft, {
  id: rowId,
  version: z.int(),
  /** Of its amounts; money in another currency does not count. */
  currency,
  uses: z.array(segmentUse),
  updatedAt: moment,
  updatedBy: z.string(),
});
