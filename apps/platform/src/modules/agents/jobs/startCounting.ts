import { startEvery } from '../../../kit/startEvery.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { countTeams } from '../commands/countTeams.ts';

/** What is not counted yet is read with each report; so often, that is little. */
const EVERY_MS = 10_000;

/** Every ten seconds, teams are counted. Any number of processes may do so at once. Returns how to stop. */
export function startCounting(deps: AgentsDeps): () => Promise<void> {
  const { pool, catalogue, log } = deps;
  return startEvery(EVERY_MS, { job: 'agents.count', log }, async () => {
    for (const brand of await deps.brands()) await countTeams({ pool, catalogue }, brand);
  });
}
