/**
 * The SQL condition that a row has exceeded its retention: the days since the time in `column` as configured in
 * `kit_retention`; never without a configuration. Both parameters are constants of the caller's code.
 */
export const pastRetention = (table: string, column: string): string =>
  `${column} < now() - make_interval(days => (select kept_days from kit_retention where table_name = '${table}'))`;
