import type { Permission } from '@baize/contract/operators/permissions';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode, ErrorsOf, InputOf, ModuleId, Operation, OutputOf, SiteSettings } from '@baize/contract';
import type { Refusal } from './refusal.ts';
import type { Job } from './jobs/Job.ts';

/** The brand of a call: determined by the host name, never by the caller's input. */
export type Brand = Readonly<{
  id: number;
  code: string;
  name: string;
  currency: string;
  timeZone: string;
  defaultLanguage: string;
  languages: readonly string[];
  mainDomain: string;
  hosts: readonly string[];
  customerService: string;
  isMaintenance: boolean;
  /** Changes whenever the brand's folder is imported again: what was read from the folder before is stale. */
  lookVersion: number;
  /** All settings of operators; the fields above with the same names are derived from it. */
  settings: SiteSettings;
  /** Enabled modules, with all of their parents in the whitelabel tree enabled. */
  modules: ReadonlySet<ModuleId>;
}>;

/** A member's session from the identity module. */
export type MemberSession = Readonly<{
  kind: 'member';
  sessionHash: Buffer;
  memberId: bigint;
  brandId: number;
  account: string;
  type: number;
  isTrial: boolean;
  /** True while the session may only change its password. */
  needsPasswordChange: boolean;
}>;

/** An operator's session from the operators module. */
export type OperatorSession = Readonly<{
  kind: 'operator';
  sessionHash: Buffer;
  operatorId: bigint;
  brandId: number;
  username: string;
  permissions: ReadonlySet<Permission>;
}>;

type SessionOf<Op> = Op extends { audience: 'member' }
  ? MemberSession
  : Op extends { audience: 'operator' }
    ? OperatorSession
    : undefined;

/** What a handler receives: validated input, the brand, the caller, and a typed way to refuse. */
export type Call<Op> = Readonly<{
  input: InputOf<Op>;
  brand: Brand;
  session: SessionOf<Op>;
  ip: string;
  userAgent: string;
  /** Cookies of the browser; untrusted input. */
  cookies: Readonly<Record<string, string | undefined>>;
  /** Sets an HttpOnly, same-site cookie; without a value it is removed. */
  setCookie(name: string, value: string | undefined, seconds: number): void;
  /** Identifies this request in the log and in error responses. */
  requestId: string;
  refuse(code: ErrorsOf<Op>, value?: unknown): Refusal;
}>;

export type AnyCall = {
  input: unknown;
  brand: Brand;
  session: MemberSession | OperatorSession | undefined;
  ip: string;
  userAgent: string;
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie(name: string, value: string | undefined, seconds: number): void;
  requestId: string;
  refuse(code: ErrorCode, value?: unknown): Refusal;
};

/** An operation with its handler, ready to be mounted. */
export type Route = { operation: Operation; handle: (call: AnyCall) => Promise<unknown> };

/** Binds a handler to an operation of the contract; input, output, session and errors are typed by it. */
export function implement<Op extends Operation>(
  operation: Op,
  handle: (call: Call<Op>) => Promise<OutputOf<Op>>,
): Route {
  return { operation, handle: handle as unknown as Route['handle'] };
}

/** A module of the platform: its routes, what else it mounts, and what has to be closed at shutdown. */
export type Module = {
  name: string;
  routes: Route[];
  /** Hooks that see every request, of whichever module. */
  watch?: (app: FastifyInstance) => void;
  /** Paths of another protocol, such as a game vendor's; mounted in a scope of their own. */
  mount?: (app: FastifyInstance) => Promise<void> | void;
  /** Background jobs, run by processes with that role. */
  jobs?: readonly Job[];
  close?: () => Promise<void>;
};
