import type { FieldRule, WholeMatch } from '@baize/contract/identity/patterns';
import { useEffect, useState } from 'react';

const isFree = ({ enabled, acceptedPattern }: FieldRule): boolean =>
  !enabled || acceptedPattern === '' || acceptedPattern === '*';

/** Until the engine is there, and for what it cannot read, a text passes here; the server has the last word. */
const passes: WholeMatch = () => true;

/**
 * Matches texts against a brand's own expressions by the server's engine, which takes linear time for any of them. It is
 * fetched only where a brand has such an expression.
 */
export function useWholeMatch(rules: Readonly<Record<string, FieldRule>>): WholeMatch {
  const isNeeded = Object.values(rules).some((rule) => !isFree(rule));
  const [match, setMatch] = useState<WholeMatch>(() => passes);
  useEffect(() => {
    if (!isNeeded) return;
    void import('re2js').then(
      ({ RE2JS }) =>
        setMatch(() => (expression: string, text: string) => {
          try {
            return RE2JS.compile(expression).matches(text);
          } catch {
            reportError(new Error(`A rule of the registration is not an expression: ${expression}`));
            return true;
          }
        }),
      () => undefined,
    );
  }, [isNeeded]);
  return match;
}
