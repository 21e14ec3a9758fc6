import { insertSandboxFeed } from '../store/sandbox.ts';

type Owner = Parameters<typeof insertSandboxFeed>[0];

/**
 * Gives a brand of the demo a feed whose results are made up, as the owner of the database, and has its official lotteries
 * heard from it. What operators have decided of it since stays.
 */
export async function seedSandboxFeed(
  owner: Owner,
  { brandId, code, secretFile }: { brandId: number; code: string; secretFile: string },
): Promise<void> {
  await insertSandboxFeed(owner, {
    ...{ brandId, code: `sandbox-${code}`, name: 'Sandbox: random results, not official ones', secretFile },
  });
}
