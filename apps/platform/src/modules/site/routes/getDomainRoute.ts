import { getDomainRoute as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';

export const getDomainRoute = (): Route =>
  implement(operation, async ({ brand }) => ({ mainDomain: brand.mainDomain, domainRoute: [...brand.hosts] }));
