import type { Dialect } from './dialects/Dialect.ts';
import * as dialects from './dialects/index.ts';

/** The names of the protocols. */
export type DialectName = keyof typeof dialects;

const byName = new Map<string, Dialect>(Object.values(dialects).map((dialect) => [dialect.name, dialect]));

/** A dialect by the name in a vendor's settings. Throws if there is none. */
export function dialectOf(name: string): Dialect {
  const dialect = byName.get(name);
  if (dialect === undefined) throw new Error(`Nobody here speaks ${name}.`);
  return dialect;
}
