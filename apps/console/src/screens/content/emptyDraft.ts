import { inEveryLanguage } from '@baize/contract/languages';
import type { Draft, Kind } from './ContentItem.ts';
import { fieldsOf, type ContentField } from './fieldsOf.ts';

/** A piece of this kind before anything was written. */
export function emptyDraft(kind: Kind, position: number): Draft {
  const fields = fieldsOf[kind].map((field) => [field.name, blank(field)] as const);
  return { position, isShown: true, startsAt: null, endsAt: null, kind, body: Object.fromEntries(fields) };
}

function blank(field: ContentField): Draft['body'][string] {
  if (field.shape === 'texts' || field.shape === 'html') return inEveryLanguage(() => '');
  return field.shape === 'choice' ? (field.choices[0]?.value ?? '') : '';
}
