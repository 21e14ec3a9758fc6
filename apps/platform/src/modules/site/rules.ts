import { registerFieldNames, shortestPasswords, type SiteSettings } from '@baize/contract';
import { isSupportedCountry } from 'libphonenumber-js/min';
import { RE2JS } from 're2js';

type Fault = { code: 'pattern_invalid' | 'setting_invalid'; field: string };

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The first invalid or contradictory setting by its path; undefined if all are valid. */
export function settingFault(settings: SiteSettings): Fault | undefined {
  const wrong = (field: string): Fault => ({ code: 'setting_invalid', field });
  const { languages, defaultLanguage, region, firebase, phoneCodes, social } = settings;
  if (new Set(languages).size !== languages.length) return wrong('languages');
  if (!languages.includes(defaultLanguage)) return wrong('defaultLanguage');
  // An empty allowlist or an unknown country is a mistake, not a choice.
  if (region.mode !== 'off' && region.countries.length === 0) return wrong('region.countries');
  if (region.countries.some((code) => regionNames.of(code) === undefined)) return wrong('region.countries');
  if (settings.dialingCountries.some((code) => !isSupportedCountry(code))) return wrong('dialingCountries');
  if (firebase === null && (phoneCodes === 'firebase' || social.google || social.facebook)) return wrong('firebase');
  for (const field of ['imageCDNs', 'launchGameCDNs'] as const) {
    if (settings[field].some((host) => !isPublicHost(host))) return wrong(field);
  }
  return modulesFault(settings) ?? registerFault(settings);
}

/** A registration by number needs either a chosen password or a verified number that a password can be sent to. */
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
    // A hidden field cannot be required.
    if (required && !enabled) return { code: 'setting_invalid', field: `register.${name}.required` };
    if (!isSafePattern(acceptedPattern)) return { code: 'pattern_invalid', field: `register.${name}.acceptedPattern` };
  }
  return undefined;
}

/**
 * Whether a host name can be public: neither an IP address in any notation, which browsers recognise by a numeric last
 * label, nor a name of an internal network.
 */
function isPublicHost(host: string): boolean {
  const labels = (host.split(':')[0] ?? '').split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || labels.some((label) => label === '')) return false;
  return !/^(?:\d+|0x[0-9a-f]*)$/i.test(last) && !['local', 'localhost', 'internal', 'lan', 'home'].includes(last);
}

/**
 * Whether a regular expression may be stored: it must be valid in the linear-time engine (no look-around, no
 * back-references), and have no nested quantifiers, so that it is harmless in other engines too.
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
  /* For each open group, whether it contains an unbounded quantifier. */
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

/** The closing bracket of a character class; a leading one is a literal. */
function endOfClass(expression: string, start: number): number {
  let at = start + 1;
  if (expression[at] === '^') at += 1;
  if (expression[at] === ']') at += 1;
  while (at < expression.length && expression[at] !== ']') at += expression[at] === '\\' ? 2 : 1;
  return at;
}
