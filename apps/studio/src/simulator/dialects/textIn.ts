import { objectOf } from './objectOf.ts';

/** The text of a named field in a response, nested in `part` where the dialect wraps its responses. */
export function textIn(text: string, name: string, part?: string): string | undefined {
  const whole = objectOf(text);
  const object = part === undefined ? whole : ((whole[part] ?? {}) as Record<string, unknown>);
  const found = object[name];
  return typeof found === 'string' ? found : undefined;
}
