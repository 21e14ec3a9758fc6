import { readStretches } from './readStretches.ts';
import { ordersRoot } from './rules.ts';

/** The root over all accepted orders of a draw, and how many they are. */
export async function readOrdersRoot(
  ...asked: Parameters<typeof readStretches>
): Promise<{ ordersHash: string; orderCount: number }> {
  const roots: Buffer[] = [];
  let orderCount = 0;
  for await (const digests of readStretches(...asked)) {
    roots.push(Buffer.from(ordersRoot(digests), 'hex'));
    orderCount += digests.length;
  }
  return { ordersHash: ordersRoot(roots), orderCount };
}
