import type { ErrorCode } from '../errors.ts';

/** Validation rule of a text; lengths count characters as users do, not bytes. */
export type FieldRule = Readonly<{
  enabled: boolean;
  required: boolean;
  minLength: number;
  maxLength: number;
  patternId: number;
  acceptedPattern: string;
}>;

export type FieldFault = Readonly<{
  /** The error code of the field. */
  code: Extract<
    ErrorCode,
    | 'field_required'
    | 'field_invalid'
    | 'username_invalid'
    | 'password_invalid'
    | 'confirmation_incorrect'
    | 'real_name_invalid'
    | 'email_invalid'
    | 'mobile_invalid'
    | 'code_incorrect'
    | 'captcha_incorrect'
    | 'invitation_code_error'
  >;
  /** The first check that failed, for the hint. */
  reason: 'required' | 'length' | 'pattern';
}>;

/** Whether an expression matches the whole text. It must run in linear time, whatever the expression. */
export type WholeMatch = (expression: string, text: string) => boolean;

const han = '\\p{Script=Han}';
const fits =
  (expression: RegExp, ...also: readonly RegExp[]) =>
  (text: string): boolean =>
    expression.test(text) && also.every((one) => one.test(text));

/**
 * The 17 patterns of the registration rules, used by browser and server. Every expression runs in linear time: no group
 * repeats a group, so no text can cause catastrophic backtracking.
 */
export const patterns: Readonly<Record<number, (text: string) => boolean>> = {
  /** Any characters. */
  1: () => true,
  /** A letter, then letters and digits. */
  2: fits(/^[A-Za-z][A-Za-z0-9]*$/u),
  /** Letters and Chinese characters. */
  3: fits(new RegExp(`^[A-Za-z${han}]+$`, 'u')),
  /** An e-mail address. */
  4: isEmail,
  /** Letters and digits, either kind. */
  5: fits(/^[A-Za-z0-9]+$/u),
  /** Letters and digits, at least one of each. */
  6: fits(/^[A-Za-z0-9]+$/u, /[A-Za-z]/u, /[0-9]/u),
  /** Digits. */
  7: fits(/^[0-9]+$/u),
  /** Letters and digits with at least one upper-case letter. */
  8: fits(/^[A-Za-z0-9]+$/u, /[A-Z]/u),
  /** English letters and spaces. */
  9: fits(/^[A-Za-z ]+$/u, /[A-Za-z]/u),
  /** No spaces. */
  10: fits(/^\S+$/u),
  /** Chinese characters and their punctuation. */
  11: fits(new RegExp(`^[${han}·•・‧．、，。！？；：“”‘’（）《》〈〉「」『』【】—…～]+$`, 'u')),
  /** A date that exists: yyyy-MM-dd or MM-dd-yyyy. */
  12: isDate,
  /** Letters and spaces, at least two letters. */
  13: fits(/^[A-Za-z ]+$/u, /[A-Za-z] *[A-Za-z]/u),
  /** Korean. */
  14: fits(/^\p{Script=Hangul}+$/u),
  /** Thai. */
  15: fits(/^\p{Script=Thai}+$/u),
  /** Thai or English letters and spaces. */
  16: fits(/^[A-Za-z\p{Script=Thai} ]+$/u, /^[^๐-๙]*$/u, /[^ ]/u),
  /** Upper-case letters and spaces, at least one letter. */
  17: fits(/^[A-Z ]+$/u, /[A-Z]/u),
};

/** Whether a text fits a pattern; an unknown id matches anything. */
export function matchesPattern(id: number, text: string): boolean {
  return patterns[id]?.(text) ?? true;
}

/**
 * One mailbox in plain form: no quotes, comments, lists, line breaks or letters outside ASCII, so that what is stored
 * can stand in a mail's header as it is.
 */
function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.indexOf('@');
  const name = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || at > 64 || labels.length < 2) return false;
  if (!name.split('.').every((part) => /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/u.test(part))) return false;
  const isLabel = (label: string): boolean =>
    /^[A-Za-z0-9-]{1,63}$/u.test(label) && !label.startsWith('-') && !label.endsWith('-');
  return labels.every(isLabel) && /^[A-Za-z]{2,}$|^xn--/u.test(labels.at(-1) ?? '');
}

function isDate(text: string): boolean {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ??
    (([whole = '', m = '', d = '', y = '']) => [whole, y, m, d])(/^(\d{2})-(\d{2})-(\d{4})$/u.exec(text) ?? []);
  if (year === '' || year === '0000') return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

const codeOf: Readonly<Record<string, FieldFault['code']>> = {
  username: 'username_invalid',
  password: 'password_invalid',
  newPassword: 'password_invalid',
  confirmPassword: 'confirmation_incorrect',
  payeeName: 'real_name_invalid',
  email: 'email_invalid',
  mobileNum: 'mobile_invalid',
  verificationCode: 'code_incorrect',
  captcha: 'captcha_incorrect',
  affiliateCode: 'invitation_code_error',
};

/**
 * The first rule of its field that a text breaks, or undefined. The length comes first, so that no expression ever sees
 * a text that is too long; then the field's pattern, then the brand's own expression, which has to match the whole text
 * (`*` or an empty one matches anything). A disabled field never fails.
 */
export function fieldFault(
  field: string,
  rule: FieldRule,
  text: string,
  matchesWhole: WholeMatch,
): FieldFault | undefined {
  if (!rule.enabled) return undefined;
  if (text === '') return rule.required ? { code: 'field_required', reason: 'required' } : undefined;
  const code = codeOf[field] ?? 'field_invalid';
  const length = text.length > rule.maxLength * 2 ? Infinity : [...text].length;
  if (length < rule.minLength || length > rule.maxLength) return { code, reason: 'length' };
  if (!matchesPattern(rule.patternId, text)) return { code, reason: 'pattern' };
  const { acceptedPattern } = rule;
  const isFree = acceptedPattern === '' || acceptedPattern === '*';
  return isFree || matchesWhole(acceptedPattern, text) ? undefined : { code, reason: 'pattern' };
}
