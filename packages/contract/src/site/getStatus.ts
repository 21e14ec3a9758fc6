import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** The start-up call: may the site be shown, and how is it set up. */
export const getStatus = operation({
  id: 'site.getStatus',
  method: 'GET',
  path: '/wps/system/status',
  audience: 'public',
  summary: 'Site permission and configuration',
  description:
    'status 0 open, 1 maintenance, 2 region restricted; maintenance wins. The public key seals the bodies of sealed calls.',
  input: z.strictObject({}),
  output: z.strictObject({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    location: z.strictObject({ ip: z.string() }),
    info: z.strictObject({
      merchant: z.string(),
      merchantCode: z.string(),
      platform: z.literal('WEB'),
      currency: z.string(),
      timeZone: z.string(),
      defaultLanguage: z.string(),
      languages: z.array(z.string()),
      mainDomain: z.string(),
      domainRoute: z.array(z.string()),
      customerService: z.string(),
    }),
    sealKey: z.strictObject({
      kty: z.literal('RSA'),
      kid: z.string(),
      alg: z.literal('RSA-OAEP-256'),
      n: z.string(),
      e: z.string(),
    }),
    serverTime: z.iso.datetime(),
  }),
  errors: [],
});
