import type { Driver } from './Driver.ts';
import { evolution } from './evolution.ts';
import { jili } from './jili.ts';
import { pgsoft } from './pgsoft.ts';
import { pragmatic } from './pragmatic.ts';
import { sbo } from './sbo.ts';
import { softswiss } from './softswiss.ts';

const drivers = { pragmatic, pgsoft, evolution, jili, softswiss, sbo } as const;

export type DriverName = keyof typeof drivers;
/** The dialects with a driver; Hub88 has cases of its own. */
export const driverNames = Object.keys(drivers) as DriverName[];

/** The driver of a vendor's dialect with its credentials. */
export function driverOf(name: DriverName, proof: { secret: string; operatorToken: string }): Driver {
  return drivers[name](proof.secret, proof.operatorToken);
}
