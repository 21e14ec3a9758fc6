import { listSegments as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentSegment } from '../presentSegment.ts';
import { readSegments } from '../store/segments.ts';

export const listSegments = ({ pool, usesOf }: MembersDeps): Route =>
  implement(operation, async ({ brand, session: { brandId } }) => {
    const rows = await readSegments(pool, brandId);
    const segmentIds = rows.map(({ id }) => id);
    const uses = await usesOf(pool, { brandId, segmentIds, language: brand.defaultLanguage });
    return { segments: rows.map((row) => presentSegment(row, uses)) };
  });
