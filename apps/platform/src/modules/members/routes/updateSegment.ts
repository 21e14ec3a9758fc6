import { updateSegment as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { saveSegment } from '../commands/saveSegment.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentSegment } from '../presentSegment.ts';

export const updateSegment = (deps: MembersDeps): Route =>
  implement(operation, async ({ input: { draft, ...known }, brand, session: operator, ip }) => {
    const { currency, defaultLanguage: language } = brand;
    const row = await saveSegment(deps, { draft, known, operator, currency, ip });
    const { brandId } = operator;
    return presentSegment(row, await deps.usesOf(deps.pool, { brandId, segmentIds: [row.id], language }));
  });
