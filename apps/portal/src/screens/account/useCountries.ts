import { listCountries } from '@baize/contract/site/listCountries';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { readBrand } from '../../useBrand.ts';
import type { Country } from './Country.ts';

const NONE: readonly Country[] = [];

/** The countries whose numbers are served, and the one that a visitor most likely means: their own, else the first. */
export function useCountries(): { countries: readonly Country[]; first: Country | undefined } {
  const { data: countries = NONE } = useQuery({ ...query(listCountries, {}), staleTime: Infinity });
  const here = readBrand()?.location.country ?? '';
  return { countries, first: countries.find(({ countryCode }) => countryCode === here) ?? countries[0] };
}
