import type { Permission } from '@baize/contract/operators/permissions';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode, ErrorsOf, InputOf, ModuleId, Operation, OutputOf, SiteSettings } from '@baize/contract';
import type { Refusal } from './refusal.ts';
import type { Job } from './jobs/Job.ts';

/** The brand that a call belongs to: found by the host name, never by anything the caller says. */
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
  /** Another number whenever the brand's folder was entered again: what was read from the folder before is out of date. */
  lookVersion: number;
  /** Everything that operators set up; the fields above with the same names come from here. */
  settings: SiteSettings;
  /** Modules that are on together with all modules above them in the whitelabel tree. */
  modules: ReadonlySet<ModuleId>;
}>;

/** A member's session as the identity module found it. */
export type MemberSession = Readonly<{
  kind: 'member';
  sessionHash: Buffer;
  memberId: bigint;
  brandId: number;
  account: string;
  type: number;
  isTrial: boolean;
  /** True while the session may do nothing but get a new password. */
  needsPasswordChange: boolean;
}>;

/** An operator's session as the operators module found it. */
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

/** What a handler receives: checked input, the brand, who calls, and a typed way to refuse. */
export type Call<Op> = Readonly<{
  input: InputOf<Op>;
  brand: Brand;
  session: SessionOf<Op>;
  ip: string;
  userAgent: string;
  /** Cookies as the browser sent them; text from outside. */
  cookies: Readonly<Record<string, string | undefined>>;
  /** Sets a cookie that no script can read and no other site can send; without a value it is removed. */
  setCookie(name: string, value: string | undefined, seconds: number): void;
  /** Names this one request in the log and in error answers. */
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

/** An operation with what it does, ready to be mounted. */
export type Route = { operation: Operation; handle: (call: AnyCall) => Promise<unknown> };

/** Binds a handler to an operation of the contract; input, output, session and refusals are typed by it. */
export function implement<Op extends Operation>(
  operation: Op,
  handle: (call: Call<Op>) => Promise<OutputOf<Op>>,
): Route {
  return { operation, handle: handle as unknown as Route['handle'] };
}

/** A part of the platform: the calls it answers, what else it mounts, and what has to be closed when the process ends. */
export type Module = {
  name: string;
  routes: Route[];
  /** Hooks that hear of every request, to whichever module it goes. */
  watch?: (app: FastifyInstance) => void;
  /** Paths that another protocol prescribes, such as a game vendor's; mounted in a scope of their own. */
  mount?: (app: FastifyInstance) => Promise<void> | void;
  /** Work that happens later, done by processes whose role is that. */
  jobs?: readonly Job[];
  close?: () => Promise<void>;
};
