import type { Language } from '@baize/contract/languages';
import type { SettingsProps } from './SettingsProps.ts';

/** The languages that something can be said in; TY only opens bingo. */
export function spokenOf({ languages }: Pick<SettingsProps['draft'], 'languages'>): Language[] {
  return languages.filter((one) => one !== 'TY');
}
