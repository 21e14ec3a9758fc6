import { objectOf } from './objectOf.ts';

/** The text behind a name in an answer, `part` deep in it where the dialect wraps its answers. */
export function textIn(text: string, name: string, part?: string): string | undefined {
  const whole = objectOf(text);
  const object = part === undefined ? whole : ((whole[part] ?? {}) as Record<string, unknown>);
  const found = object[name];
  return typeof found === 'string' ? found : undefined;
}
