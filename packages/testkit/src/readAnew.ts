import type { TestPlatform } from './startPlatform.ts';

/**
 * Refreshes the platform's cache of vendors, brands and games, which otherwise lives for a second of its clock. Other
 * processes on the database still need their second.
 */
export function readAnew({ platform }: Pick<TestPlatform, 'platform'>): void {
  platform.brands.forget();
  platform.vendors.directory.forget();
  platform.catalogue.forget();
}
