import * as z from 'zod/mini';
import { moduleIds, registerRules } from './settings.ts';

/** A node of the whitelabel tree: only `1` is on, and only below parents that are on. */
export type WhitelabelNode = { modId: string; enabled: string; childrenNodes: WhitelabelNode[] };

export const whitelabelNode: z.ZodMiniType<WhitelabelNode> = z.strictObject({
  modId: z.string(),
  enabled: z.string(),
  get childrenNodes() {
    return z.array(whitelabelNode);
  },
});

/** Something to download or to open: shown where its type is asked for. */
export const resource = z.strictObject({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'AFFILIATE']),
  url: z.string(),
  labelNameEn: z.string(),
  /** The label in the language of the call. */
  labelName: z.string(),
  version: z.string(),
  /** SHA-256 of the file in hex, or nothing. */
  sha256: z.string(),
});

/** A visitor's place as far as the address tells it; the country is empty when it is not known. */
export const location = z.strictObject({ ip: z.string(), country: z.string() });

/** A closed site says why, in the language asked for, and nothing else about itself. */
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
  /** The ids of the tree that are on with all their parents, ready to look up. */
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
