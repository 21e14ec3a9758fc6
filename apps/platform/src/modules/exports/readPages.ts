const PAGE = 1_000;

type Page<Row> = Readonly<{
  limit: number;
  /** The last row that was read; rows from behind it are wanted. */
  after: Row | undefined;
}>;

/**
 * Every row of a list, read page by page while they are written. A page begins behind the last row of the one before and
 * is not counted off, so rows that come or go meanwhile neither repeat nor hide another.
 */
export async function* readPages<Row>(
  read: (page: Page<Row>) => Promise<readonly Row[]>,
  limit = PAGE,
): AsyncGenerator<Row> {
  for (let after: Row | undefined; ;) {
    const rows = await read({ limit, after });
    yield* rows;
    if (rows.length < limit) return;
    after = rows.at(-1);
  }
}
