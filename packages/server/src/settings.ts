import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** An invalid environment value; the message names the setting and what it accepts. */
export class SettingsError extends Error {}

type Words = Readonly<{ takes: string; isSecret?: boolean }>;
const words = z.registry<Words>();

type Read<Value> = (text: string) => Value | undefined;
type Extra = Readonly<{ preset?: string; isSecret?: boolean }>;

/**
 * A setting that is parsed from text. Where `read` returns undefined it is refused with a sentence that says what the
 * setting accepts and, unless it is a secret, its value. Without a default it is required.
 */
export function setting<Value>(takes: string, read: Read<Value>, { preset, isSecret = false }: Extra = {}) {
  const schema = z.pipe(
    preset === undefined ? z.string() : z._default(z.string(), preset),
    z.transform((text: string, context) => {
      const value = read(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', input: text });
      return z.NEVER;
    }),
  );
  words.add(schema, { takes, isSecret });
  return schema;
}

/** The same for an optional setting. */
export function optional<Value>(takes: string, read: Read<Value>, extra: Omit<Extra, 'preset'> = {}) {
  const schema = z.optional(setting(takes, read, extra));
  words.add(schema, { takes, ...extra });
  return schema;
}

/** Whether a refused value of the setting is kept out of the sentence that says so. */
export const isSecretSetting = (schema: z.core.$ZodType): boolean => words.get(schema)?.isSecret === true;

/** A TCP port. */
export const port = (preset: number) =>
  setting('a port from 1 to 65535', between(1, 65_535), { preset: String(preset) });

/** A whole number within bounds. */
export const wholeNumber = ({ preset, min, max }: { preset: number; min: number; max: number }) =>
  setting(`a number from ${min} to ${max}`, between(min, max), { preset: String(preset) });

/** One of several words. */
export const oneOf = <const Value extends string>(values: readonly Value[], preset: Value) =>
  setting(`one of ${values.join(', ')}`, (text) => values.find((value) => value === text), { preset });

/** The log level. */
export const logLevel = () => oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const, 'info');

/** An address to listen on. */
export const host = () =>
  setting(
    'an address to listen on',
    (text) => (isIP(text) !== 0 || /^(?=.*[a-z])[\w-]+(\.[\w-]+)*$/i.test(text) ? text : undefined),
    { preset: '127.0.0.1' },
  );

/** Parses a URL of one of these protocols, such as `https:`; without a trailing slash. */
export const urlOf =
  (protocols: readonly string[]): Read<string> =>
  (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text.replace(/\/+$/, '') : undefined;

function between(min: number, max: number): Read<number> {
  return (text) => (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined);
}

/** Reads the whole environment at once; an empty value counts as missing. Throws at the first invalid one. */
export function readEnvironment<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  env: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodMiniObject<Shape>> {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text !== ''));
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  const { takes, isSecret } = words.get(schema.shape[name] as z.core.$ZodType) ?? { takes: 'something else' };
  const text = given[name];
  const found = text === undefined ? 'not set' : isSecret === true ? 'something else' : `"${text}"`;
  throw new SettingsError(`${name} must be ${takes}, but it is ${found}.`);
}
