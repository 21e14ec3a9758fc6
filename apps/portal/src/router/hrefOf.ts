import type { Path, Searches } from '../paths.ts';

/** Where to go: a screen, what stands in its address, and a part of it. */
export type Target<To extends Path = Path> = {
  to: To;
  search?: Partial<Searches[To]> | undefined;
  hash?: string | undefined;
};

/** Writes an address. What is not set is left out; a switch that is on is a 1. */
export function hrefOf<To extends Path>({ to, search = {}, hash }: Target<To>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries<unknown>(search)) {
    if (value === undefined || value === null || value === false || value === '') continue;
    query.set(key, value === true ? '1' : String(value as string | number));
  }
  const text = query.toString();
  return `${to}${text === '' ? '' : `?${text}`}${hash === undefined ? '' : `#${hash}`}`;
}
