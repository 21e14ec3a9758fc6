import { insertSandboxFeed } from '../store/sandbox.ts';

type Owner = Parameters<typeof insertSandboxFeed>[0];

/**
 * Seeds a demo brand's feed with made-up results, as the owner of the database, for its official lotteries. Operators'
 * changes are kept.
 */
export async function seedSandboxFeed(
  owner: Owner,
  { brandId, code, secretFile }: { brandId: number; code: string; secretFile: string },
): Promise<void> {
  await insertSandboxFeed(owner, {
    ...{ brandId, code: `sandbox-${code}`, name: 'Sandbox: random results, not official ones', secretFile },
  });
}
