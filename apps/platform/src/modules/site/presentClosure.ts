import type { Language } from '@baize/contract/languages';
import type { getStatus, OutputOf } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';
import type { Regions } from './regions.ts';

export type Closure = Omit<Extract<OutputOf<typeof getStatus>, { status: 1 | 2 }>, 'serverTime'>;

/**
 * Why a brand is closed to a visitor, or undefined if it is open. Maintenance takes precedence over the region, so that
 * it is announced everywhere.
 */
export function presentClosure(brand: Brand, ip: string, regions: Regions, language: Language): Closure | undefined {
  const { maintenance, region, customerService } = brand.settings;
  const regionRestriction = regions.isRefused(region, ip);
  if (!brand.isMaintenance && !regionRestriction) return undefined;
  const texts = brand.isMaintenance ? maintenance.message : region.message;
  return {
    status: brand.isMaintenance ? 1 : 2,
    maintenance: brand.isMaintenance,
    regionRestriction,
    location: { ip, country: regions.countryOf(ip) },
    message: texts[language] ?? '',
    until: brand.isMaintenance ? maintenance.until : null,
    customerService,
  };
}
