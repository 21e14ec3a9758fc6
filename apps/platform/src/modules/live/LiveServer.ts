import type { LiveEvent } from '@baize/contract';
import type { EndedSession } from '#modules/identity/index.ts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** Messages between server processes: members with a changed balance, and an ended session. */
type BetweenServers = {
  balances(memberIds: string[]): void;
  ended(sessionHash: string, reason: EndedSession['reason']): void;
};

type ToBrowser = { [Event in LiveEvent]: (fact: unknown) => void };

/** Why a site is closed for a visitor. */
export type Closure = 'maintenance' | 'region_restricted';

/** The site and client address of a socket. */
export type SiteOfSocket = { brandId: number; host: string; ip: string };

type SocketData = SiteOfSocket & { memberId?: bigint };

export type LiveServer = Server<DefaultEventsMap, ToBrowser, BetweenServers, SocketData>;
export type LiveSocket = Socket<DefaultEventsMap, ToBrowser, BetweenServers, SocketData>;

/** Socket.io rooms of one member, and of one session; only the server adds sockets to them. */
export const memberRoom = (memberId: bigint | string): string => `member:${memberId}`;
export const sessionRoom = (sessionHash: string): string => `session:${sessionHash}`;
