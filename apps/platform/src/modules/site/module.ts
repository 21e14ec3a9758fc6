import type { Module } from '#kit/implement.ts';
import type { SiteDeps } from './SiteDeps.ts';
import { getConsoleStart } from './routes/getConsoleStart.ts';
import { getDomainRoute } from './routes/getDomainRoute.ts';
import { getRegisterRules } from './routes/getRegisterRules.ts';
import { getSettings } from './routes/getSettings.ts';
import { getStatus } from './routes/getStatus.ts';
import { getWhitelabel } from './routes/getWhitelabel.ts';
import { listCountries } from './routes/listCountries.ts';
import { tryField } from './routes/tryField.ts';
import { updateSettings } from './routes/updateSettings.ts';

/** Routes of the site module: brands, start-up status and configuration. */
export function siteModule(deps: SiteDeps): Module {
  return {
    name: 'site',
    routes: [
      getStatus(deps),
      getWhitelabel(),
      getDomainRoute(),
      getRegisterRules(),
      listCountries(deps),
      getConsoleStart(deps),
      getSettings(deps),
      updateSettings(deps),
      tryField(),
    ],
  };
}
