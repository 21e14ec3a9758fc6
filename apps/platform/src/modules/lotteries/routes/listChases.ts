import { listChases as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentPage, presentChase } from '../present.ts';
import { listOwnChases } from '../store/chases.ts';

export const listChases = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ session: { brandId, memberId }, input: { gameCode: code, ...page } }) =>
    presentPage(await listOwnChases(pool, { brandId, memberId, code, ...page }), page, presentChase),
  );
