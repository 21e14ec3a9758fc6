import { createSegment as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { saveSegment } from '../commands/saveSegment.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentSegment } from '../presentSegment.ts';

export const createSegment = (deps: MembersDeps): Route =>
  implement(operation, async ({ input: draft, brand: { currency }, session: operator, ip }) =>
    presentSegment(await saveSegment(deps, { draft, operator, currency, ip }), []),
  );
