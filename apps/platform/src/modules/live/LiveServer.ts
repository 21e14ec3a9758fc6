import type { LiveEvent } from '@baize/contract';
import type { EndedSession } from '#modules/identity/index.ts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** What one server process tells the others: members whose balance has changed, and a session that has ended. */
type BetweenServers = {
  balances(memberIds: string[]): void;
  ended(sessionHash: string, reason: EndedSession['reason']): void;
};

type ToBrowser = { [Event in LiveEvent]: (fact: unknown) => void };

/** Why a site is closed to somebody. */
export type Closure = 'maintenance' | 'region_restricted';

/** The site that a socket was opened on, and from where. */
export type SiteOfSocket = { brandId: number; host: string; ip: string };

type SocketData = SiteOfSocket & { memberId?: bigint };

export type LiveServer = Server<DefaultEventsMap, ToBrowser, BetweenServers, SocketData>;
export type LiveSocket = Socket<DefaultEventsMap, ToBrowser, BetweenServers, SocketData>;

/** Sockets of one member, and of one session; nobody can ask for a room, the server alone puts sockets there. */
export const memberRoom = (memberId: bigint | string): string => `member:${memberId}`;
export const sessionRoom = (sessionHash: string): string => `session:${sessionHash}`;
