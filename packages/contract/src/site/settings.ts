import * as z from 'zod/mini';
import { language, localTexts } from '../language.ts';
import { languageCodes } from '../languages.ts';

/** How one field of the registration is configured. `patternId` 1 to 17 names a pattern of `identity/patterns.ts`. */
export const registerField = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.int().check(z.gte(0), z.lte(255)),
  maxLength: z.int().check(z.gte(0), z.lte(255)),
  patternId: z.int().check(z.gte(1), z.lte(17)),
  /** An expression that the whole text must match, run by a linear-time engine; `*` matches anything. */
  acceptedPattern: z.string().check(z.maxLength(200)),
});

/** Fields that a brand can ask for at registration, named as they travel. */
export const registerFieldNames = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] as const;

export type RegisterFieldName = (typeof registerFieldNames)[number];

/** What no brand may go below: shorter ones are guessed within the tries that everybody has. */
export const shortestPasswords = { password: 6, paymentPassword: 6 } as const;

/** The registration rules of a brand: one entry for each field. */
export const registerRules = z.record(z.enum(registerFieldNames), registerField);

/** Modules of the whitelabel tree that a brand can switch. */
export const moduleIds = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'DIRECTREG3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'PWDEXPFORCECHANGE3',
  'FREEPLAY3',
  'TRANSREC3',
  'PTSYS3',
  'AGENTPOLICY3',
] as const;

export type ModuleId = (typeof moduleIds)[number];

const texts = localTexts(2_000);
const host = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/));

/** What an operator sets up for a brand, whole: it is read and written as one, with its version. */
export const siteSettings = z.strictObject({
  /** TY is no language that a page could be in: where it stands, the slots have bingo. */
  languages: z.array(z.enum([...languageCodes, 'TY'])).check(z.minLength(1)),
  defaultLanguage: language,
  shell: z.enum(['topnav', 'rail']),
  customerService: z.union([z.literal(''), z.string().check(z.regex(/^https:\/\/[^\s"'<>]{1,300}$/))]),
  /** `1` is on; a module counts only if those above it are on too. */
  modules: z.record(z.enum(moduleIds), z.enum(['0', '1'])),
  register: registerRules,
  maintenance: z.strictObject({ isOn: z.boolean(), message: texts, until: z.nullable(z.iso.datetime()) }),
  region: z.strictObject({
    /** ISO 3166-1 alpha-2. With `allow` everyone else is refused, with `block` these are. */
    mode: z.enum(['off', 'allow', 'block']),
    countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(250)),
    message: texts,
  }),
  analytics: z.strictObject({
    gtagId: z.union([z.literal(''), z.string().check(z.regex(/^(?:G|UA|AW|DC)-[A-Z0-9-]{4,20}$/))]),
  }),
  imageCDNs: z.array(host).check(z.maxLength(20)),
  launchGameCDNs: z.array(host).check(z.maxLength(20)),
  /** Countries whose numbers are offered and served; the first is the default. */
  dialingCountries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1), z.maxLength(250)),
  /** `sms`: our own codes. `firebase`: the identity service checks the number. */
  phoneCodes: z.enum(['sms', 'firebase']),
  social: z.strictObject({ google: z.boolean(), facebook: z.boolean() }),
  /** What the browser needs of the identity service; all of it is public. */
  firebase: z.nullable(
    z.strictObject({
      projectId: z.string().check(z.regex(/^[a-z0-9-]{4,40}$/)),
      apiKey: z.string().check(z.regex(/^[\w-]{1,80}$/)),
      authDomain: host,
    }),
  ),
  captchaAfterFailures: z.int().check(z.gte(0), z.lte(20)),
  smsMinutes: z.int().check(z.gte(1), z.lte(10)),
  /** Days after which a password is expired; 0 never. */
  passwordDays: z.int().check(z.gte(0), z.lte(3_650)),
});

export type SiteSettings = z.output<typeof siteSettings>;
