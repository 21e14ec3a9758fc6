import { RE2JS } from 're2js';

const compiled = new Map<string, RE2JS | undefined>();
const MOST_KEPT = 500;

/**
 * Whether the whole text matches an operator's expression, by a linear-time engine. Invalid expressions are refused
 * when saved; should one be stored anyway, it matches nothing, so that a broken rule fails closed.
 */
export function matchesWhole(expression: string, text: string): boolean {
  if (!compiled.has(expression)) {
    if (compiled.size >= MOST_KEPT) compiled.clear();
    compiled.set(expression, compile(expression));
  }
  return compiled.get(expression)?.matches(text) ?? false;
}

function compile(expression: string): RE2JS | undefined {
  try {
    return RE2JS.compile(expression);
  } catch {
    return undefined;
  }
}
