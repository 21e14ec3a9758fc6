import { getSettings, updateSettings, type RegisterFieldName, type SiteSettings } from '@baize/contract';
import { openOperator } from './openOperator.ts';
import type { TestPlatform } from './startPlatform.ts';

type Field = SiteSettings['register'][RegisterFieldName];
type Change = Partial<Omit<SiteSettings, 'modules' | 'register'>> & {
  modules?: Partial<SiteSettings['modules']>;
  register?: Partial<Record<RegisterFieldName, Partial<Field>>>;
};

/** Updates a brand's settings as its operators do; this process applies them at once. */
export async function changeSettings(
  site: TestPlatform,
  { modules = {}, register = {}, ...change }: Change,
  options: { host?: string } = {},
): Promise<void> {
  const { token, host } = await openOperator(site, options);
  const { answer } = await site.call(getSettings, {}, { token, host });
  if (!answer.value) throw new Error(`The settings were not read: ${answer.code}`);
  const { settings, version } = answer.value;
  const fields = { ...settings.register };
  for (const [name, rule] of Object.entries(register) as [RegisterFieldName, Partial<Field>][]) {
    fields[name] = { ...fields[name], ...rule };
  }
  const next = { ...settings, ...change, modules: { ...settings.modules, ...modules }, register: fields };
  const done = await site.call(updateSettings, { settings: next, version }, { token, host });
  if (!done.answer.success) throw new Error(`The settings were not changed: ${done.answer.code}`);
}
