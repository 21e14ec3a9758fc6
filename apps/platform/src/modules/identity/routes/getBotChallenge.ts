import { getBotChallenge as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';

export const getBotChallenge = ({ botCheck }: IdentityDeps): Route =>
  implement(operation, async ({ input, brand }) => botCheck.challenge(input.action, brand));
