import { downloadFile, type SavedFile } from '@baize/client/downloadFile';
import type { CallError } from '@baize/client/CallError';
import type { CallInput } from '@baize/client/createClient';
import type { Operation } from '@baize/contract';
import { endSession, readToken } from '../session.ts';

/** Fetches a file of the member's own records; a session that the server no longer knows ends here as anywhere. */
export async function fetchRecordFile<Op extends Operation>(operation: Op, input: CallInput<Op>): Promise<SavedFile> {
  try {
    return await downloadFile(operation, input, readToken());
  } catch (error) {
    if ((error as CallError).code === 'not_logged_in') endSession('expired');
    throw error;
  }
}
