import type { CallError } from '@baize/client';
import { downloadFile, type SavedFile } from '@baize/client/downloadFile';
import type { CallInput } from '@baize/client/createClient';
import { saveFile } from '@baize/client/saveFile';
import type { Operation } from '@baize/contract';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { endSession, readToken } from '../session.ts';
import { useErrorText } from './useErrorText.ts';

/** Fetches a file and hands it to the browser; says so where it does not come. */
export function useSaving<Op extends Operation>(operation: Op, failed: string) {
  const errorText = useErrorText();
  return useMutation<SavedFile, CallError, CallInput<Op>>({
    mutationFn: (input) => downloadFile(operation, input, readToken()),
    onSuccess: saveFile,
    onError: (error) => {
      if (error.code === 'not_logged_in') endSession({ isExpired: true });
      toast.error(failed, { description: errorText(error) });
    },
  });
}
