import { localText } from '@baize/contract/localText';
import type { Campaign } from './Campaign.ts';

/** The title in this language, else in any that it has. */
export function titleIn(title: Campaign['title'], language: string): string {
  return localText(title, language) || '—';
}
