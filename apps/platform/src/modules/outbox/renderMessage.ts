import { isLanguage } from '@baize/contract/languages';
import { templates, type MessagePurpose } from './templates.ts';

export type MessageFields = Readonly<
  Partial<Record<'brand' | 'code' | 'minutes' | 'link' | 'account' | 'password', string>>
>;

/** A field is reduced to one short line of printable text, whatever its source. */
const plain = (text: string): string =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, 300);

/** Fills a template in one pass: braces within a field are not interpreted. */
export function renderMessage(
  purpose: MessagePurpose,
  language: string,
  fields: MessageFields,
): { subject: string; body: string } {
  const known = isLanguage(language) ? language : 'EN';
  const { subject, body } = templates[known][purpose];
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_whole, name: string) => plain(fields[name as keyof MessageFields] ?? ''));
  return { subject: fill(subject), body: fill(body) };
}
