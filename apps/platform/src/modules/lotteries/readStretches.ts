import { readDigests } from './store/orders.ts';

type Db = Parameters<typeof readDigests>[0];

/**
 * So many digests at a time: a power of two, so that the root over the roots of stretches is the root over all of them, and
 * a draw of a million orders takes neither the memory of a process nor its attention.
 */
const STRETCH = 8_192;

/** The digests of all accepted orders of a draw, stretch by stretch. */
export async function* readStretches(db: Db, drawId: bigint, most = STRETCH): AsyncGenerator<Buffer[]> {
  for (let after = 0n; ;) {
    const rows = await readDigests(db, { drawId, after, most });
    if (rows.length > 0) yield rows.map(({ digest }) => digest);
    if (rows.length < most) return;
    after = rows.at(-1)!.id;
  }
}
