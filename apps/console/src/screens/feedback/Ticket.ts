import type { listTickets, OutputOf } from '@baize/contract';

export type Ticket = OutputOf<typeof listTickets>['page']['content'][number];
