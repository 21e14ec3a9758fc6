import type { Module } from '#kit/implement.ts';
import type { KycDeps } from './KycDeps.ts';
import { createSubmission } from './routes/createSubmission.ts';
import { decideSubmission } from './routes/decideSubmission.ts';
import { getDocument } from './routes/getDocument.ts';
import { getKyc } from './routes/getKyc.ts';
import { getLevels } from './routes/getLevels.ts';
import { listSubmissions } from './routes/listSubmissions.ts';
import { updateLevels } from './routes/updateLevels.ts';

/** Verification of members: documents, their review, and the withdrawal limits of each level. */
export function kycModule(deps: KycDeps): Module {
  return {
    name: 'kyc',
    routes: [
      getKyc(deps),
      createSubmission(deps),
      listSubmissions(deps),
      getDocument(deps),
      decideSubmission(deps),
      getLevels(deps),
      updateLevels(deps),
    ],
  };
}
