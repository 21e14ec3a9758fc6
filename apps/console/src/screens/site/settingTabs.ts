/** The parts of the settings, in the order of their tabs. */
export const settingTabs = [
  'modules',
  'languages',
  'registration',
  'maintenance',
  'region',
  'services',
  'security',
] as const;

export type SettingTab = (typeof settingTabs)[number];
