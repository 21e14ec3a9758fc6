import { login as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { enterByDevice } from '../commands/enterByDevice.ts';
import { enterByPassword } from '../commands/enterByPassword.ts';
import { enterBySms } from '../commands/enterBySms.ts';
import { enterByToken } from '../commands/enterByToken.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';

/** The type selects the proof to check; none can replace another. */
export const login = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, ...visit }) => {
    switch (input.type) {
      case 'username':
        return enterByPassword(deps, visit, input);
      case 'sms':
        return enterBySms(deps, visit, input);
      case 'firebase':
        return enterByToken(deps, visit, input);
      case 'remembered':
        return enterByDevice(deps, visit, input);
    }
  });
