import type { FastifyInstance } from 'fastify';
import type { Simulator } from '../Simulator.ts';
import type { SimVendor } from '../SimVendor.ts';

/** Puts the vendor's own calls for operators, its list of games and its launch, under the scope's address. */
export type Supplier = (scope: FastifyInstance, sim: Simulator, vendor: SimVendor) => void;
