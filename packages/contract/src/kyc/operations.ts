export { createSubmission } from './createSubmission.ts';
export { decideSubmission } from './decideSubmission.ts';
export { getDocument } from './getDocument.ts';
export { getKyc } from './getKyc.ts';
export { getLevels } from './getLevels.ts';
export { listSubmissions } from './listSubmissions.ts';
export { updateLevels } from './updateLevels.ts';
