import { getRegisterRules as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';

export const getRegisterRules = (): Route => implement(operation, async ({ brand }) => brand.settings.register);
