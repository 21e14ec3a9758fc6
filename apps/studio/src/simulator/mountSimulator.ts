import type { FastifyInstance } from 'fastify';
import type { DialectName } from './dialects/codecOf.ts';
import type { Simulator } from './Simulator.ts';
import { simPages } from './simPages.ts';
import { evolution } from './suppliers/evolution.ts';
import { jili } from './suppliers/jili.ts';
import { pgsoft } from './suppliers/pgsoft.ts';
import { pragmatic } from './suppliers/pragmatic.ts';
import { sbo } from './suppliers/sbo.ts';
import { softswiss } from './suppliers/softswiss.ts';
import type { Supplier } from './suppliers/Supplier.ts';

const suppliers: Readonly<Record<DialectName, Supplier>> = { pragmatic, pgsoft, evolution, jili, softswiss, sbo };

/** Mounts each simulated vendor under `/sim/<code>`, and the pages of their games. */
export async function mountSimulator(app: FastifyInstance, sim: Simulator): Promise<void> {
  for (const vendor of sim.vendors) {
    await app.register(
      async (scope) => {
        scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
          done(null, Object.fromEntries(new URLSearchParams(body as string))),
        );
        suppliers[vendor.dialect](scope, sim, vendor);
      },
      { prefix: `/sim/${vendor.code}` },
    );
  }
  if (sim.vendors.length > 0) simPages(app, sim);
}
