import type { OutcomeJson } from '@baize/engine/outcomeJson';
import type { Outcome } from '../sums/Outcome.ts';

/** A round as the studio returns it; amounts are strings of whole 1/100,000 units of the currency. */
export type OutcomeView = OutcomeJson<Outcome>;
export type StepView = OutcomeView['spins'][number]['steps'][number];
