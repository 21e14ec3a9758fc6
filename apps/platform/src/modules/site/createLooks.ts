import { readBrandLook, type BrandLook } from './readBrandLook.ts';

/** How a brand looks, by its code. */
export type Looks = (code: string) => BrandLook;

/** Reads each brand's folder once. */
export function createLooks(brandsDir: string): Looks {
  const known = new Map<string, BrandLook>();
  return (code) => {
    const look = known.get(code) ?? readBrandLook(brandsDir, code);
    known.set(code, look);
    return look;
  };
}
