import { listGateways as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { GatewaysDeps } from '../GatewaysDeps.ts';
import { presentGateway } from '../present.ts';
import { readGateways } from '../store/gateways.ts';

export const listGateways = ({ pool }: Pick<GatewaysDeps, 'pool'>): Route =>
  implement(operation, async ({ session }) => (await readGateways(pool, session.brandId)).map(presentGateway));
