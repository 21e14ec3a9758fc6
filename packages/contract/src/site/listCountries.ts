import * as z from 'zod/mini';
import { dialingCode } from '../identity/typed.ts';
import { operation } from '../operation.ts';

/** Countries whose mobile numbers this brand supports, the visitor's own first if included. */
export const listCountries = operation({
  id: 'site.listCountries',
  method: 'GET',
  path: '/wps/system/listCountries',
  audience: 'public',
  summary: 'Countries and dialling codes',
  description:
    'Dialling codes are as the calls with mobile numbers take them. The flag of a country is the picture `/flags/<countryCode in lower case>.svg` on the image host.',
  input: z.strictObject({}),
  output: z.array(z.strictObject({ countryCode: z.string(), countryDialingCode: dialingCode, name: z.string() })),
  errors: [],
});
