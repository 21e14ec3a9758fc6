import pg from 'pg';

/** Type parsers of a pool that read bigint columns by `parse`, and all others by default. */
export function int8As(parse: (text: string) => unknown): pg.CustomTypesConfig {
  return {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8
        ? parse
        : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
  };
}
