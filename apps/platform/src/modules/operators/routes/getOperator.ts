import { getOperator as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { OperatorsDeps } from '../OperatorsDeps.ts';
import { presentOperator } from '../present.ts';
import { findSession } from '../store.ts';

export const getOperator = ({ pool }: OperatorsDeps): Route =>
  implement(operation, async ({ session, brand, refuse }) => {
    const row = await findSession(pool, session.sessionHash, brand.id);
    if (!row) throw refuse('not_logged_in');
    return presentOperator(row, brand);
  });
