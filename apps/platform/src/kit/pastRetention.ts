/**
 * The condition, in SQL, that a row of a table has been kept long enough: so many days since the moment in `column` as
 * `kit_retention` says. Nothing is where it says nothing. Both are words of the caller's code.
 */
export const pastRetention = (table: string, column: string): string =>
  `${column} < now() - make_interval(days => (select kept_days from kit_retention where table_name = '${table}'))`;
