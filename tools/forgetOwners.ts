import * as React from 'react';

type Internals = { recentlyCreatedOwnerStacks: number };

/**
 * While it is developed with, React takes a stack for each element it is given, to tell in a warning which line made it;
 * pages of tests have so many that it took a tenth of the time. It does without once it has taken its fill.
 */
export function forgetOwners(): void {
  const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as Internals;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      /* What was counted is not asked for. */
    },
    configurable: true,
  });
}
