import { getStatus as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { presentClosure } from '../presentClosure.ts';
import { presentInfo } from '../presentInfo.ts';
import type { SiteDeps } from '../SiteDeps.ts';
import { whitelabelOf } from '../whitelabelOf.ts';

export const getStatus = ({ clock, sealKey, regions, resourcesOf }: SiteDeps): Route =>
  implement(operation, async ({ input, brand, ip }) => {
    const { settings } = brand;
    const language = settings.languages.some((offered) => offered === input.language)
      ? (input.language ?? settings.defaultLanguage)
      : settings.defaultLanguage;
    const serverTime = new Date(clock()).toISOString();
    const closure = presentClosure(brand, ip, regions, language);
    if (closure !== undefined) return { ...closure, serverTime };
    return {
      status: 0 as const,
      maintenance: false as const,
      regionRestriction: false as const,
      location: { ip, country: regions.countryOf(ip) },
      info: presentInfo(brand),
      resources: await resourcesOf(brand, language),
      whitelabel: whitelabelOf(settings),
      modules: [...brand.modules],
      register: settings.register,
      mainDomain: brand.mainDomain,
      analytics: settings.analytics,
      imageCDNs: settings.imageCDNs,
      launchGameCDNs: settings.launchGameCDNs,
      sealKey: sealKey.publicJwk,
      serverTime,
    };
  });
