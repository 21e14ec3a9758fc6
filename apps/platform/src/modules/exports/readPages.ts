const PAGE = 1_000;

type Page = Readonly<{ limit: number; offset: number }>;

/** Every row of a list, read page by page while they are written. */
export async function* readPages<Row>(read: (page: Page) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read({ limit: PAGE, offset });
    yield* rows;
    if (rows.length < PAGE) return;
  }
}
