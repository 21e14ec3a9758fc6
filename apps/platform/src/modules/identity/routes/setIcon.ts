import { setIcon as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { icons } from '../icons.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { updateIcon } from '../store.ts';

export const setIcon = ({ pool }: IdentityDeps): Route =>
  implement(operation, async ({ input, session, refuse }) => {
    const icon = icons.find((name) => name === input.icon);
    if (icon === undefined) throw refuse('icon_unknown');
    await updateIcon(pool, { memberId: session.memberId, icon });
    return { icon };
  });
