import { RE2JS } from 're2js';

const compiled = new Map<string, RE2JS | undefined>();
const MOST_KEPT = 500;

/**
 * Whether the whole text matches an expression of an operator, by an engine that takes linear time for any expression.
 * What cannot be compiled was refused when it was to be stored; should it be there all the same, nothing fits it: a rule
 * that nobody can read must not let everything in.
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
