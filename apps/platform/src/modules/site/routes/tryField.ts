import { tryField as operation } from '@baize/contract';
import { fieldFault } from '@baize/contract/identity/patterns';
import { RE2JS } from 're2js';
import { implement, type Route } from '#kit/implement.ts';
import { isSafePattern } from '../rules.ts';

export const tryField = (): Route =>
  implement(operation, async ({ input: { name, field, text }, refuse }) => {
    if (!isSafePattern(field.acceptedPattern)) throw refuse('pattern_invalid');
    const fault = fieldFault(name, { ...field, enabled: true }, text, (expression, whole) =>
      RE2JS.compile(expression).matches(whole),
    );
    return { fits: fault === undefined, reason: fault?.reason ?? null };
  });
