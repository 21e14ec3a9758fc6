import type pg from 'pg';
import { seedBrand, type BrandSeed } from '@baize/platform/modules/site/index';

/** A brand for tests and benchmarks, by default the main one on localhost; returns its id. */
export async function openBrand(owner: Pick<pg.Pool, 'query'>, brand: Partial<BrandSeed> = {}): Promise<number> {
  return seedBrand(owner, {
    ...{ code: 'baize', name: 'Baize', currency: 'CNY', timeZone: 'Asia/Shanghai', customerService: '' },
    ...{ defaultLanguage: 'CN', languages: ['CN', 'EN'], hosts: ['localhost'], settings: {} },
    ...brand,
  });
}
