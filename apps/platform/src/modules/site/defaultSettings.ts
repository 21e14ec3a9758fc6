import { fallbackLanguage, languageCodes } from '@baize/contract/languages';
import { registerFieldNames, type RegisterFieldName, type SiteSettings } from '@baize/contract';

type Field = SiteSettings['register'][RegisterFieldName];

const field = (patternId: number, minLength: number, maxLength: number): Field => ({
  enabled: false,
  required: false,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: '*',
});
const asked = (rule: Field): Field => ({ ...rule, enabled: true, required: true });

/** Default pattern and length limits of each field. The numbered patterns are in `identity/patterns.ts`. */
const fields: Record<RegisterFieldName, Field> = {
  username: asked(field(2, 4, 16)),
  password: asked(field(1, 8, 64)),
  confirmPassword: asked(field(1, 8, 64)),
  payeeName: field(1, 2, 64),
  email: field(4, 6, 254),
  qqNum: field(7, 5, 12),
  mobileNum: field(7, 6, 15),
  recommenderId: field(5, 4, 32),
  captcha: field(1, 1, 12),
  verificationCode: field(1, 0, 255),
  affiliateCode: field(5, 4, 32),
  paymentPassword: field(7, 6, 6),
  line: field(10, 3, 64),
  whatsapp: field(7, 6, 15),
  facebook: field(10, 3, 64),
  wechat: field(10, 3, 64),
  idNumber: field(5, 6, 32),
};

/** The settings of a brand that has saved none. */
export function defaultSettings(brand: {
  languages: readonly string[];
  defaultLanguage: string;
  customerService: string;
}): SiteSettings {
  const known = languageCodes.filter((language) => brand.languages.includes(language));
  return {
    languages: known.length > 0 ? [...known] : [fallbackLanguage],
    defaultLanguage: known.find((language) => language === brand.defaultLanguage) ?? known[0] ?? fallbackLanguage,
    shell: 'topnav',
    customerService: brand.customerService,
    modules: {
      USERNAMEREG3: '1',
      MOBILENUMREG3: '0',
      REGMOBVERF3: '1',
      MOBILENUMPASSREG3: '1',
      DIRECTREG3: '1',
      MOBILEVERCODELOGIN3: '0',
      CHNGPASSVERIF3: '0',
      PWDEXPFORCECHANGE3: '1',
      FREEPLAY3: '1',
      TRANSREC3: '1',
      PTSYS3: '0',
      AGENTPOLICY3: '0',
    },
    register: Object.fromEntries(registerFieldNames.map((name) => [name, fields[name]])) as SiteSettings['register'],
    maintenance: { isOn: false, message: {}, until: null },
    region: { mode: 'off', countries: [], message: {} },
    analytics: { gtagId: '' },
    imageCDNs: [],
    launchGameCDNs: [],
    dialingCountries: ['CN', 'HK', 'MO', 'TW', 'MY', 'SG', 'TH', 'VN', 'PH', 'ID', 'KH', 'LA', 'JP', 'KR', 'GB'],
    phoneCodes: 'sms',
    social: { google: false, facebook: false },
    firebase: null,
    captchaAfterFailures: 3,
    smsMinutes: 1,
    passwordDays: 0,
    rewardNoticeDays: 3,
  };
}
