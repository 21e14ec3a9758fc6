import { listSecondStepResets as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentReset } from '../presentReset.ts';
import { readWaiting } from '../store/resets.ts';

export const listSecondStepResets = ({ pool }: MembersDeps): Route =>
  implement(operation, async ({ session: { brandId, operatorId } }) =>
    (await readWaiting(pool, brandId)).map((row) => presentReset(row, operatorId)),
  );
