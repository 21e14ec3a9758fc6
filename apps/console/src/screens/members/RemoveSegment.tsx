import { listSegments, removeSegment } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useT } from '../../i18n/useT.ts';
import type { Segment } from './SegmentDraft.ts';

/** Removes a segment after a question; while something uses it, it stays. */
export function RemoveSegment({ segment, onRemoved }: { segment: Segment; onRemoved: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: () => call(removeSegment, { id: segment.id, version: segment.version }),
    onSuccess: () => {
      toast.success(t('segments.removed'));
      onRemoved();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listSegments.id] }),
  });
  return (
    <>
      <Button tone="cinnabar" className="mr-auto" disabled={segment.uses.length > 0} onClick={() => setAsking(true)}>
        {t('segments.remove')}
      </Button>
      {isAsking ? (
        <FormDialog
          title={t('segments.removeTitle', { name: segment.name })}
          description={t('segments.removeText')}
          isSheetOnMobile={false}
          button={t('segments.remove')}
          tone="cinnabar"
          acting={removing}
          onClose={() => setAsking(false)}
          onSubmit={() => removing.mutate()}
        />
      ) : null}
    </>
  );
}
