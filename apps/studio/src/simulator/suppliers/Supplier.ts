import type { FastifyInstance } from 'fastify';
import type { Simulator } from '../Simulator.ts';
import type { SimVendor } from '../SimVendor.ts';

/** Mounts the vendor's API for operators, its game list and its launch, on the scope. */
export type Supplier = (scope: FastifyInstance, sim: Simulator, vendor: SimVendor) => void;
