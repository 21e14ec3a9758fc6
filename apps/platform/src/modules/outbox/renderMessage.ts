import { knownLanguage } from '@baize/contract/languages';
import type { MessagePurpose } from '@baize/contract/outbox/messagePurposes';
import { templates } from './templates.ts';

export type MessageFields = Readonly<
  Partial<Record<'brand' | 'code' | 'minutes' | 'link' | 'account' | 'password' | 'number' | 'answer', string>>
>;

const printable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').trim();

/** A field is one line of printable text and short, whoever it came from. */
const plain = (text: string): string => printable(text).slice(0, 300);

/** What an operator wrote keeps its lines; no other field has more than one. */
const lines = (text: string): string => text.slice(0, 2_000).split('\n').map(printable).join('\n');

/** Fills a template in one pass: braces within a field are not interpreted. */
export function renderMessage(
  purpose: MessagePurpose,
  language: string,
  fields: MessageFields,
): { subject: string; body: string } {
  const known = knownLanguage(language);
  const { subject, body } = templates[known][purpose];
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      (name === 'answer' ? lines : plain)(fields[name as keyof MessageFields] ?? ''),
    );
  return { subject: fill(subject), body: fill(body) };
}
