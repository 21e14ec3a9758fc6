import type { TestPlatform } from './startPlatform.ts';

/**
 * Makes the platform see at once what was entered or switched in its database: the vendors, their brands and games,
 * which it otherwise keeps for a second of its clock. Other processes on the database still take their second.
 */
export function readAnew({ platform }: Pick<TestPlatform, 'platform'>): void {
  platform.brands.forget();
  platform.vendors.directory.forget();
  platform.catalogue.forget();
}
