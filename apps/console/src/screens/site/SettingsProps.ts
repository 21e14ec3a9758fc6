import type { SiteSettings } from '@baize/contract';

/** What each part of the settings works on: the draft, and the path of the field that the server found wrong. */
export type SettingsProps = {
  draft: SiteSettings;
  onChange: (change: Partial<SiteSettings>) => void;
  wrong: string | undefined;
};
