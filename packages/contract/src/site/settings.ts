import * as z from 'zod/mini';
import { language, localTexts } from '../language.ts';
import { languageCodes } from '../languages.ts';

/** Configuration of one registration field. `patternId` 1 to 17 refers to a pattern of `identity/patterns.ts`. */
export const registerField = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.int().check(z.gte(0), z.lte(255)),
  maxLength: z.int().check(z.gte(0), z.lte(255)),
  patternId: z.int().check(z.gte(1), z.lte(17)),
  /** An expression that the whole text must match, run by a linear-time engine; `*` matches anything. */
  acceptedPattern: z.string().check(z.maxLength(200)),
});

/** Fields that a brand can require at registration, by their wire names. */
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

/** Lower bound of every brand's minimum: shorter ones could be guessed within the allowed attempts. */
export const shortestPasswords = { password: 6, paymentPassword: 6 } as const;

/** The registration rules of a brand by field. */
export const registerRules = z.record(z.enum(registerFieldNames), registerField);

/** Modules of the whitelabel tree that a brand can enable or disable. */
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

/** All settings of a brand, read and written as one object with a version. */
export const siteSettings = z.strictObject({
  /** TY is not a language: it enables bingo among the slots. */
  languages: z.array(z.enum([...languageCodes, 'TY'])).check(z.minLength(1)),
  defaultLanguage: language,
  shell: z.enum(['topnav', 'rail']),
  customerService: z.union([z.literal(''), z.string().check(z.regex(/^https:\/\/[^\s"'<>]{1,300}$/))]),
  /** `1` is enabled; a module counts only if its parents are enabled too. */
  modules: z.record(z.enum(moduleIds), z.enum(['0', '1'])),
  register: registerRules,
  maintenance: z.strictObject({ isOn: z.boolean(), message: texts, until: z.nullable(z.iso.datetime()) }),
  region: z.strictObject({
    /** ISO 3166-1 alpha-2. `allow` refuses everyone else, `block` refuses these. */
    mode: z.enum(['off', 'allow', 'block']),
    countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(250)),
    message: texts,
  }),
  analytics: z.strictObject({
    gtagId: z.union([z.literal(''), z.string().check(z.regex(/^(?:G|UA|AW|DC)-[A-Z0-9-]{4,20}$/))]),
  }),
  imageCDNs: z.array(host).check(z.maxLength(20)),
  launchGameCDNs: z.array(host).check(z.maxLength(20)),
  /** Countries whose numbers are supported; the first is the default. */
  dialingCountries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1), z.maxLength(250)),
  /** `sms`: our own codes. `firebase`: the external identity service verifies the number. */
  phoneCodes: z.enum(['sms', 'firebase']),
  social: z.strictObject({ google: z.boolean(), facebook: z.boolean() }),
  /** Public client configuration of the identity service. */
  firebase: z.nullable(
    z.strictObject({
      projectId: z.string().check(z.regex(/^[a-z0-9-]{4,40}$/)),
      apiKey: z.string().check(z.regex(/^[\w-]{1,80}$/)),
      authDomain: host,
    }),
  ),
  captchaAfterFailures: z.int().check(z.gte(0), z.lte(20)),
  smsMinutes: z.int().check(z.gte(1), z.lte(10)),
  /** Days until a password expires; 0 never. */
  passwordDays: z.int().check(z.gte(0), z.lte(3_650)),
  /** Days before a reward can no longer be claimed that its member is told; 0 never. */
  rewardNoticeDays: z.int().check(z.gte(0), z.lte(30)),
});

export type SiteSettings = z.output<typeof siteSettings>;
