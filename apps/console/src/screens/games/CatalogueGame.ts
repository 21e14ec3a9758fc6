import type { listCatalogue, OutputOf } from '@baize/contract';

export type CatalogueGame = OutputOf<typeof listCatalogue>['page']['content'][number];
