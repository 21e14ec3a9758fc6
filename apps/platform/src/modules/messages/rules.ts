import { languageCodes, type Language } from '@baize/contract/languages';
import type { LocalTexts } from '@baize/contract/localText';
import type { Audience } from './BroadcastRow.ts';

/** Maximum delay of a broadcast. */
const MAX_WAIT_MS = 90 * 86_400_000;

/** An audience as it is asked for. */
type Asked = Omit<Audience, 'segmentId'> & Readonly<{ segmentId: string | null }>;

/** The missing or unexpected field of an audience. */
export function faultOfAudience({ audience, days, tag, segmentId }: Asked): 'days' | 'tag' | 'segmentId' | undefined {
  if ((days !== null) !== (audience === 'newMembers' || audience === 'silent')) return 'days';
  if ((tag !== null) !== (audience === 'tagged')) return 'tag';
  return (segmentId !== null) === (audience === 'segment') ? undefined : 'segmentId';
}

/** Whether a send time is valid: neither long past, nor too far ahead. */
export function isSendable(sendAt: Date, now: Date): boolean {
  const wait = sendAt.getTime() - now.getTime();
  return wait > -60_000 && wait <= MAX_WAIT_MS;
}

type Texts = Readonly<{ title: LocalTexts; content: LocalTexts }>;

/** The languages that a title or a text is written in. */
export const writtenIn = ({ title, content }: Texts): Language[] =>
  languageCodes.filter((language) => (title[language] ?? '') !== '' || (content[language] ?? '') !== '');

/** Texts as they are kept: line breaks of one kind, nothing around the words, and no language without any. */
export const tidyTexts = (texts: LocalTexts): LocalTexts =>
  Object.fromEntries(
    languageCodes.flatMap((language) => {
      const text = texts[language]?.replaceAll('\r\n', '\n').trim() ?? '';
      return text === '' ? [] : [[language, text] as const];
    }),
  );

/**
 * The field that is missing: title and text in the brand's default language, and one of the two in another. Or a
 * language that the brand does not have.
 */
export function faultOfTexts(
  texts: Texts,
  brand: Readonly<{ defaultLanguage: string; languages: readonly string[] }>,
): { code: 'field_required' | 'field_invalid'; field: string } | undefined {
  const written = writtenIn(texts);
  for (const language of languageCodes) {
    if (language !== brand.defaultLanguage && !written.includes(language)) continue;
    for (const name of ['title', 'content'] as const) {
      const field = `${name}.${language}`;
      if (!brand.languages.includes(language)) return { code: 'field_invalid', field };
      if (texts[name][language] === undefined) return { code: 'field_required', field };
    }
  }
  return undefined;
}
