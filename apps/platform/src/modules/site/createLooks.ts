import type { Brand } from '#kit/implement.ts';
import { readBrandLook, type BrandLook } from './readBrandLook.ts';

/** How a brand looks; a host without a brand looks like the house. */
export type Looks = (brand: Pick<Brand, 'code' | 'lookVersion'> | undefined) => BrandLook;

/** Reads each brand's folder once, and once more whenever the folder was entered again. */
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
