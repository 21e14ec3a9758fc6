import { removeSegment as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { dismissSegment } from '../commands/dismissSegment.ts';
import type { MembersDeps } from '../MembersDeps.ts';

export const removeSegment = (deps: MembersDeps): Route =>
  implement(operation, async ({ input, brand, session: operator, ip }) => {
    await dismissSegment(deps, { ...input, operator, language: brand.defaultLanguage, ip });
    return {};
  });
