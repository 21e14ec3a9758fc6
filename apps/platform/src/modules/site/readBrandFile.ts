import { language, localTexts, moduleIds, siteSettings } from '@baize/contract';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { houseSeed } from './deriveTheme.ts';

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const host = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/));
const {
  languages: _languages,
  defaultLanguage: _language,
  customerService,
  modules: _modules,
  ...rest
} = siteSettings.shape;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The schema of a brand's file; unknown fields are errors. */
const brandFile = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  tagline: z._default(localTexts(200), {}),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  timeZone: z.string().check(z.refine(isTimeZone, 'There is no such time zone')),
  languages: z.array(language).check(z.minLength(1)),
  defaultLanguage: language,
  /** The first one is the brand's main domain. */
  hosts: z.tuple([host], host),
  customerService,
  /** Codes of the vendors that its lists begin with, in this order. */
  vendors: z._default(z.array(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/))), []),
  /** The seed of its colours; by default the default theme's. */
  seed: z.optional(
    z.strictObject({
      primary: hex,
      accent: hex,
      neutralHue: z.number().check(z.gte(0), z.lt(360)),
      neutralChroma: z.number().check(z.gte(0), z.lte(0.05)),
      onPrimary: z.enum(['chalk', 'ink']),
      onAccent: z.enum(['chalk', 'ink']),
    }),
  ),
  radius: z._default(z.literal([0, 0.5, 1, 1.5]), houseSeed.radius as 1),
  outcomeScheme: z._default(z.enum(['green-win', 'red-win']), houseSeed.outcomeScheme),
  /** Overrides of the default settings, until an operator saves settings. */
  settings: z._default(
    z.partial(
      z.strictObject({
        ...rest,
        modules: z.partialRecord(z.enum(moduleIds), siteSettings.shape.modules.def.valueType),
      }),
    ),
    {},
  ),
});

export type BrandFile = z.output<typeof brandFile>;

/** Reads `brands/<code>/brand.json`; undefined if there is none. An invalid file is an error that names the field. */
export function readBrandFile(brandsDir: string, code: string): BrandFile | undefined {
  const file = join(brandsDir, code, 'brand.json');
  if (!existsSync(file)) return undefined;
  const read = z.safeParse(brandFile, JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])];
    throw new Error(`${file} is not valid at ${place.map(String).join('.')}: ${issue?.message}`);
  }
  const { languages, defaultLanguage } = read.data;
  if (languages.includes(defaultLanguage)) return read.data;
  throw new Error(`${file} is not valid at defaultLanguage: it is none of the brand's languages`);
}
