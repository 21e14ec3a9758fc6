import { processApplication as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideApplication } from '../commands/decideApplication.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readApplication } from '../readApplication.ts';

export const processApplication = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input, brand, session: operator, ip }) => {
    const row = await decideApplication(deps, { act: 'processApplication', ...input, operator, ip });
    return readApplication(deps.pool, row, brand.defaultLanguage);
  });
