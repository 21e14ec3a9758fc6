import type { Module } from '../../kit/implement.ts';
import { hub88 } from './dialects/hub88.ts';
import { mountDialect } from './mountDialect.ts';
import { getRound } from './routes/getRound.ts';
import { listMemberRounds } from './routes/listMemberRounds.ts';
import { listRounds } from './routes/listRounds.ts';
import type { VendorsDeps } from './VendorsDeps.ts';

const dialects = [hub88];

/** Games of outside companies: their calls to our wallet, and the record of what was played. */
export function vendorsModule(deps: VendorsDeps): Module {
  const { vendors, log } = deps;
  return {
    name: 'vendors',
    routes: [listRounds(deps), getRound(deps), listMemberRounds(deps)],
    mount: async (app) => {
      for (const dialect of dialects) {
        await app.register(async (scope) =>
          mountDialect(scope, dialect, { directory: vendors.directory, seamless: vendors.seamless, log }),
        );
      }
    },
    close: () => vendors.seamless.close(),
  };
}
