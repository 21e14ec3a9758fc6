import pg from 'pg';

/** The types of a pool whose bigint columns are read by `parse`, and all others as everywhere. */
export function int8As(parse: (text: string) => unknown): pg.CustomTypesConfig {
  return {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8
        ? parse
        : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
  };
}
