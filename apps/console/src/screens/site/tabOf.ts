import type { SettingTab } from './settingTabs.ts';

const byRoot: Record<string, SettingTab> = {
  modules: 'modules',
  languages: 'languages',
  defaultLanguage: 'languages',
  shell: 'languages',
  register: 'registration',
  dialingCountries: 'registration',
  maintenance: 'maintenance',
  region: 'region',
};

const security = ['phoneCodes', 'social', 'firebase', 'captchaAfterFailures', 'smsMinutes', 'passwordDays'];

/** The tab on which a field stands, by the path that the server names it with. */
export function tabOf(path: string): SettingTab {
  const root = path.split('.')[0] ?? '';
  return byRoot[root] ?? (security.includes(root) ? 'security' : 'services');
}
