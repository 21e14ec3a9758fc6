import { registerFieldNames, shortestPasswords, type SiteSettings } from '@baize/contract';
import { isSupportedCountry } from 'libphonenumber-js/min';
import { RE2JS } from 're2js';

type Fault = { code: 'pattern_invalid' | 'setting_invalid'; field: string };

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** What in these settings contradicts the rest or cannot work, named by its path; nothing when all is well. */
export function settingFault(settings: SiteSettings): Fault | undefined {
  const wrong = (field: string): Fault => ({ code: 'setting_invalid', field });
  const { languages, defaultLanguage, region, firebase, phoneCodes, social } = settings;
  if (new Set(languages).size !== languages.length) return wrong('languages');
  if (!languages.includes(defaultLanguage)) return wrong('defaultLanguage');
  // Who allows nobody, or names a country that is none, has made a mistake rather than a choice.
  if (region.mode !== 'off' && region.countries.length === 0) return wrong('region.countries');
  if (region.countries.some((code) => regionNames.of(code) === undefined)) return wrong('region.countries');
  if (settings.dialingCountries.some((code) => !isSupportedCountry(code))) return wrong('dialingCountries');
  if (firebase === null && (phoneCodes === 'firebase' || social.google || social.facebook)) return wrong('firebase');
  for (const field of ['imageCDNs', 'launchGameCDNs'] as const) {
    if (settings[field].some((host) => !isPublicHost(host))) return wrong(field);
  }
  return modulesFault(settings) ?? registerFault(settings);
}

/** Who registers by a number chooses a password or is sent one, and a number that nobody has proved is sent nothing. */
function modulesFault({ modules }: SiteSettings): Fault | undefined {
  const isOn = (id: keyof typeof modules): boolean => modules[id] === '1';
  const hasPassword = isOn('MOBILENUMPASSREG3') || isOn('REGMOBVERF3');
  if (isOn('MOBILENUMREG3') && !hasPassword) return { code: 'setting_invalid', field: 'modules.MOBILENUMPASSREG3' };
  return undefined;
}

function registerFault({ register }: SiteSettings): Fault | undefined {
  for (const name of registerFieldNames) {
    const { enabled, required, minLength, maxLength, acceptedPattern } = register[name];
    if (minLength > maxLength) return { code: 'setting_invalid', field: `register.${name}.minLength` };
    const shortest = name === 'password' || name === 'paymentPassword' ? shortestPasswords[name] : 0;
    if (minLength < shortest) return { code: 'setting_invalid', field: `register.${name}.minLength` };
    // A field that is not there cannot be asked for.
    if (required && !enabled) return { code: 'setting_invalid', field: `register.${name}.required` };
    if (!isSafePattern(acceptedPattern)) return { code: 'pattern_invalid', field: `register.${name}.acceptedPattern` };
  }
  return undefined;
}

/**
 * A name that the public net could know: no address in any spelling, which is what a last label of digits is to every
 * browser, and no name that only an inner network answers to.
 */
function isPublicHost(host: string): boolean {
  const labels = (host.split(':')[0] ?? '').split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || labels.some((label) => label === '')) return false;
  return !/^(?:\d+|0x[0-9a-f]*)$/i.test(last) && !['local', 'localhost', 'internal', 'lan', 'home'].includes(last);
}

/**
 * Whether an expression may be stored: the linear-time engine knows it (no look-around, no back-reference), and no
 * repeated group repeats again inside, so that it would be harmless in any other engine too.
 */
export function isSafePattern(expression: string): boolean {
  if (expression === '*') return true;
  if (expression === '') return false;
  try {
    RE2JS.compile(expression);
  } catch {
    return false;
  }
  return !hasNestedRepeat(expression);
}

const repeatAt = /^(?:[*+]|\{\d+,\d*\})/;

function hasNestedRepeat(expression: string): boolean {
  /* For each open group: does it hold something that repeats without a fixed number? */
  const open: boolean[] = [false];
  for (let at = 0; at < expression.length; at += 1) {
    const mark = expression[at];
    if (mark === '\\') at += 1;
    else if (mark === '[') at = endOfClass(expression, at);
    else if (mark === '(') open.push(false);
    else if (mark === ')') {
      const isRepeating = open.pop() === true;
      const isRepeated = repeatAt.test(expression.slice(at + 1));
      if (isRepeating && isRepeated) return true;
      if (isRepeating || isRepeated) open[open.length - 1] = true;
    } else if (mark !== undefined && repeatAt.test(expression.slice(at))) open[open.length - 1] = true;
  }
  return false;
}

/** The closing bracket of a class; one that stands first is a member of it. */
function endOfClass(expression: string, start: number): number {
  let at = start + 1;
  if (expression[at] === '^') at += 1;
  if (expression[at] === ']') at += 1;
  while (at < expression.length && expression[at] !== ']') at += expression[at] === '\\' ? 2 : 1;
  return at;
}
