import type { TestPlatform } from './startPlatform.ts';

/** Every row of every table, as one line per table: the same text means that nothing was changed. Without counters and
 * used envelopes, and what `without` names. */
export async function snapshotOf(
  { owner }: Pick<TestPlatform, 'owner'>,
  without: readonly string[] = [],
): Promise<string> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1::text[]) order by 1`,
    [['kit_limits', 'kit_envelopes', ...without]],
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ text: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as text from "${name}" t`,
    );
    parts.push(`${name} ${rows[0]?.text ?? ''}`);
  }
  return parts.join('\n');
}
