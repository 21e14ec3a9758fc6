import { getCaptcha as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';

export const getCaptcha = ({ captcha }: IdentityDeps): Route =>
  implement(operation, ({ brand, cookies, setCookie, ip }) => captcha.draw({ brand, cookies, setCookie, ip }));
