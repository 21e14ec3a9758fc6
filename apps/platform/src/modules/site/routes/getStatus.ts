import { getStatus as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { SiteDeps } from '../SiteDeps.ts';

export const getStatus = ({ clock, sealKey }: SiteDeps): Route =>
  implement(operation, async ({ brand, ip }) => ({
    status: brand.isMaintenance ? (1 as const) : (0 as const),
    maintenance: brand.isMaintenance,
    regionRestriction: false,
    location: { ip },
    info: {
      merchant: brand.name,
      merchantCode: brand.code,
      platform: 'WEB' as const,
      currency: brand.currency,
      timeZone: brand.timeZone,
      defaultLanguage: brand.defaultLanguage,
      languages: [...brand.languages],
      mainDomain: brand.mainDomain,
      domainRoute: [...brand.hosts],
      customerService: brand.customerService,
    },
    sealKey: sealKey.publicJwk,
    serverTime: new Date(clock()).toISOString(),
  }));
