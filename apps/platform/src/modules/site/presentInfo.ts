import type { getWhitelabel, OutputOf } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';

type SiteInfo = OutputOf<typeof getWhitelabel>['info'];

/** The public configuration of a brand, which every page needs. */
export function presentInfo(brand: Brand): SiteInfo {
  const { settings } = brand;
  return {
    merchant: brand.name,
    merchantCode: brand.code,
    platform: 'WEB',
    lotteryType: 'LOTT',
    currency: brand.currency,
    timeZone: brand.timeZone,
    defaultLanguage: settings.defaultLanguage,
    languages: [...settings.languages],
    agentTypes: [1, 2, 41, 42],
    trialTypes: [4],
    prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'],
    mainDomain: brand.mainDomain,
    domainRoute: [...brand.hosts],
    customerService: settings.customerService,
    shell: settings.shell,
    minimumAge: 18,
    phoneCodes: settings.phoneCodes,
    social: settings.social,
    firebase: settings.firebase,
  };
}
