import { getConsoleStart as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { presentInfo } from '../presentInfo.ts';
import type { SiteDeps } from '../SiteDeps.ts';

export const getConsoleStart = ({ clock, sealKey }: SiteDeps): Route =>
  implement(operation, async ({ brand }) => ({
    info: presentInfo(brand),
    isMaintenance: brand.isMaintenance,
    sealKey: sealKey.publicJwk,
    serverTime: new Date(clock()).toISOString(),
  }));
