import { getRegisterRules } from '@baize/contract/site/getRegisterRules';
import type { OutputOf } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { query } from '../../call.ts';
import { useStart } from '../../useBrand.ts';

export type RegisterRules = OutputOf<typeof getRegisterRules>;

/** Where the rules of this session's forms are kept. */
const KEY = 'validate';

/**
 * What may stand in the fields of an account: asked for when a form opens, since an operator may have changed it; until
 * the answer is there, and where none comes, what is known from before.
 */
export function useRegisterRules(): RegisterRules {
  const { status } = useStart();
  const { data, isError } = useQuery({ ...query(getRegisterRules, {}), staleTime: 0 });
  useEffect(() => {
    if (data !== undefined) sessionStorage.setItem(KEY, JSON.stringify(data));
  }, [data]);
  return data ?? (isError ? readKept() : undefined) ?? status.register;
}

function readKept(): RegisterRules | undefined {
  const kept = z.safeParse(getRegisterRules.output, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  return kept.success ? kept.data : undefined;
}
