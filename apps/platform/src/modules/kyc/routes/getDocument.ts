import { getDocument as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { lookAt } from '../commands/lookAt.ts';
import type { KycDeps } from '../KycDeps.ts';

export const getDocument = (deps: KycDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) =>
    lookAt(deps, { id: input.documentId, operator, ip }),
  );
