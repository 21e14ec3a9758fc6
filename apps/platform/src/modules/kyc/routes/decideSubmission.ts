import { decideSubmission as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decidePapers } from '../commands/decidePapers.ts';
import type { KycDeps } from '../KycDeps.ts';
import { presentSubmission } from '../presentSubmission.ts';

export const decideSubmission = (deps: KycDeps): Route =>
  implement(operation, async ({ input, brand, session: operator, ip, refuse }) => {
    const reason = input.reason.trim();
    if (reason.length < 10) throw refuse('reason_required');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(new Date());
    return presentSubmission(await decidePapers(deps, { ...input, reason, operator, ip, today }));
  });
