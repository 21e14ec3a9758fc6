import * as z from 'zod/mini';
import { moduleIds, registerRules } from './settings.ts';

/** A node of the whitelabel tree: enabled only with `1` and enabled parents. */
export type WhitelabelNode = { modId: string; enabled: string; childrenNodes: WhitelabelNode[] };

export const whitelabelNode: z.ZodMiniType<WhitelabelNode> = z.strictObject({
  modId: z.string(),
  enabled: z.string(),
  get childrenNodes() {
    return z.array(whitelabelNode);
  },
});

/** Something to download or to open, listed by type. */
export const resource = z.strictObject({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'AFFILIATE']),
  url: z.string(),
  labelNameEn: z.string(),
  /** The label in the requested language. */
  labelName: z.string(),
  version: z.string(),
  /** SHA-256 of the file in hex, or empty. */
  sha256: z.string(),
});

/** Geolocation of a visitor by IP address; the country is empty when unknown. */
export const location = z.strictObject({ ip: z.string(), country: z.string() });

/** A closed site: only the reason, in the requested language. */
export const closedStatus = z.strictObject({
  status: z.union([z.literal(1), z.literal(2)]),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  location,
  message: z.string(),
  /** When the maintenance is expected to end, or null. */
  until: z.nullable(z.iso.datetime()),
  customerService: z.string(),
  serverTime: z.iso.datetime(),
});

export const siteInfo = z.strictObject({
  merchant: z.string(),
  merchantCode: z.string(),
  platform: z.literal('WEB'),
  lotteryType: z.literal('LOTT'),
  currency: z.string(),
  timeZone: z.string(),
  defaultLanguage: z.string(),
  languages: z.array(z.string()),
  agentTypes: z.array(z.int()),
  trialTypes: z.array(z.int()),
  prizeModes: z.array(z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA'])),
  mainDomain: z.string(),
  domainRoute: z.array(z.string()),
  customerService: z.string(),
  shell: z.enum(['topnav', 'rail']),
  minimumAge: z.int(),
  phoneCodes: z.enum(['sms', 'firebase']),
  social: z.strictObject({ google: z.boolean(), facebook: z.boolean() }),
  firebase: z.nullable(z.strictObject({ projectId: z.string(), apiKey: z.string(), authDomain: z.string() })),
});

/** An open site: the whole configuration. */
export const openStatus = z.strictObject({
  status: z.literal(0),
  maintenance: z.literal(false),
  regionRestriction: z.literal(false),
  location,
  info: siteInfo,
  resources: z.array(resource),
  whitelabel: z.array(whitelabelNode),
  /** Ids of enabled modules, with all parents enabled, for lookup. */
  modules: z.array(z.enum(moduleIds)),
  register: registerRules,
  mainDomain: z.string(),
  analytics: z.strictObject({ gtagId: z.string() }),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  sealKey: z.strictObject({
    kty: z.literal('RSA'),
    kid: z.string(),
    alg: z.literal('RSA-OAEP-256'),
    n: z.string(),
    e: z.string(),
  }),
  serverTime: z.iso.datetime(),
});
