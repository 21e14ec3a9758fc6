import { listCountries as operation } from '@baize/contract';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { implement, type Route } from '#kit/implement.ts';
import type { SiteDeps } from '../SiteDeps.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

export const listCountries = ({ regions }: SiteDeps): Route =>
  implement(operation, async ({ brand, ip }) => {
    const own = regions.countryOf(ip);
    return brand.settings.dialingCountries
      .filter((country) => isSupportedCountry(country))
      .toSorted((one, other) => Number(other === own) - Number(one === own))
      .map((country) => ({
        countryCode: country,
        countryDialingCode: `+${getCountryCallingCode(country)}`,
        name: names.of(country) ?? country,
      }));
  });
