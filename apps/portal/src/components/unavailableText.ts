import { localText } from '../i18n/localText.ts';
import type { Language } from '@baize/contract/languages';

/** What stands on a card that cannot be opened: the operators' own words for the window, or the house's. */
export function unavailableText(
  card: { isAvailable: boolean; maintenance: { notice: Partial<Record<string, string>> } | null },
  language: Language,
  usual: string,
): { unavailable?: string } {
  if (card.isAvailable) return {};
  const own = card.maintenance === null ? '' : localText(card.maintenance.notice, language);
  return { unavailable: own === '' ? usual : own };
}
