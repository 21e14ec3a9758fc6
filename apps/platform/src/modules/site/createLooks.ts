import type { Brand } from '#kit/implement.ts';
import { readBrandLook, type BrandLook } from './readBrandLook.ts';

/** The look of a brand; a host without a brand has the default look. */
export type Looks = (brand: Pick<Brand, 'code' | 'lookVersion'> | undefined) => BrandLook;

/** Caches the look of each brand, and reads its folder again after each import. */
export function createLooks(brandsDir: string): Looks {
  const known = new Map<string, { version: number; look: BrandLook }>();
  return (brand) => {
    const { code, lookVersion: version } = brand ?? { code: '', lookVersion: 0 };
    const kept = known.get(code);
    if (kept?.version === version) return kept.look;
    const look = readBrandLook(brandsDir, code);
    known.set(code, { version, look });
    return look;
  };
}
