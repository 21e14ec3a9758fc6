import { updateSettings as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { saveSettings } from '../commands/saveSettings.ts';
import type { SiteDeps } from '../SiteDeps.ts';

export const updateSettings = (deps: SiteDeps): Route =>
  implement(operation, async ({ input, session, ip }) => saveSettings(deps, { ...input, operator: session, ip }));
