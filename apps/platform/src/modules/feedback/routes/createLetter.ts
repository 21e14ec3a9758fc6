import { createLetter as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { takeLetter } from '../commands/takeLetter.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';

export const createLetter = (deps: FeedbackDeps): Route =>
  implement(operation, async (call) => ({ number: await takeLetter(deps, call, call.input) }));
