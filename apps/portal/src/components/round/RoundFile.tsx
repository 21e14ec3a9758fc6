import type { CallError } from '@baize/client/CallError';
import { downloadFile, type SavedFile } from '@baize/client/downloadFile';
import { saveFile } from '@baize/client/saveFile';
import { getRoundFile } from '@baize/contract/vendors/getRoundFile';
import { Button } from '@baize/ui/Button';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useT } from '../../i18n/useT.ts';
import { endSession, readToken } from '../../session.ts';
import { useErrorText } from '../useErrorText.ts';

/** Saves everything that is known of a round, to be handed on in a dispute. */
export function RoundFile({ id }: { id: string }) {
  const t = useT();
  const errorText = useErrorText();
  const saving = useMutation<SavedFile, CallError>({
    mutationFn: () => downloadFile(getRoundFile, { id }, readToken()),
    onSuccess: saveFile,
    onError: (error) => {
      if (error.code === 'not_logged_in') endSession('expired');
      toast.error(t('records.round.fileFailed'), { description: errorText(error) });
    },
  });
  return (
    <Button icon="download" className="self-start" isLoading={saving.isPending} onClick={() => saving.mutate()}>
      {t('records.round.file')}
    </Button>
  );
}
