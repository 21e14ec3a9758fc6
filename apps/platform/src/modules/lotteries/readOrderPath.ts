import { readStretches } from './readStretches.ts';
import { ordersRoot, pathToRoot } from './rules.ts';

/** The way from an order of a draw up to the root over all of them; null where it is not among them. */
export async function readOrderPath(
  digest: string,
  ...asked: Parameters<typeof readStretches>
): Promise<ReturnType<typeof pathToRoot> | null> {
  const wanted = Buffer.from(digest, 'hex');
  const roots: Buffer[] = [];
  let own: { digests: Buffer[]; position: number; stretch: number } | undefined;
  for await (const digests of readStretches(...asked)) {
    const position = digests.findIndex((one) => one.equals(wanted));
    if (position >= 0) own = { digests, position, stretch: roots.length };
    roots.push(Buffer.from(ordersRoot(digests), 'hex'));
  }
  return own === undefined ? null : [...pathToRoot(own.digests, own.position), ...pathToRoot(roots, own.stretch)];
}
