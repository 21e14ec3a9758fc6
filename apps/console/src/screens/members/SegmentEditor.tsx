import { CallError } from '@baize/client';
import { createSegment, getSegmentMembers, listSegments, MAX_CONDITIONS, updateSegment } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Drawer } from '@baize/ui/Drawer';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { Facts } from '../../components/Facts.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { RemoveSegment } from './RemoveSegment.tsx';
import {
  draftOfSegment,
  newCondition,
  readSegment,
  type ConditionDraft,
  type Segment,
  type SegmentDraft,
} from './SegmentDraft.ts';
import { SegmentMembers } from './SegmentMembers.tsx';
import { SegmentUses } from './SegmentUses.tsx';

interface SegmentEditorProps {
  /** What is edited; a new segment without. */
  segment: Segment | undefined;
  mayWrite: boolean;
  /** Reads the list again after somebody else's change. */
  onReload: () => void;
  onClose: () => void;
}

/** One segment: who is in it now, what uses it, and its rule. */
export function SegmentEditor({ segment, mayWrite, onReload, onClose }: SegmentEditorProps) {
  const t = useT();
  const site = useSite();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const currency = segment?.currency ?? site.currency;
  const [draft, setDraft] = useState<SegmentDraft>(() =>
    segment === undefined ? { name: '', conditions: [newCondition(currency)] } : draftOfSegment(segment),
  );
  const [isTried, setTried] = useState(false);
  const { name, conditions } = draft;
  const saving = useMutation({
    mutationFn: (read: NonNullable<ReturnType<typeof readSegment>>) =>
      segment === undefined
        ? call(createSegment, read)
        : call(updateSegment, { id: segment.id, version: segment.version, draft: read }),
    onSuccess: async () => {
      toast.success(t('segments.saved'));
      await queries.invalidateQueries({ queryKey: [listSegments.id] });
      await queries.invalidateQueries({ queryKey: [getSegmentMembers.id] });
      onClose();
    },
  });
  const save = (): void => {
    setTried(true);
    const read = readSegment(draft);
    if (read !== undefined && mayWrite && !saving.isPending) saving.mutate(read);
  };
  const put = (at: number, change: Partial<ConditionDraft>): void =>
    setDraft({ name, conditions: conditions.map((one, place) => (place === at ? { ...one, ...change } : one)) });
  const isConflict = saving.error instanceof CallError && saving.error.code === 'version_conflict';
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={segment?.name ?? t('segments.new')}
      labels={{ close: t('shell.close') }}
      footer={
        mayWrite ? (
          <div className="flex flex-wrap justify-end gap-2">
            {segment === undefined ? null : <RemoveSegment segment={segment} onRemoved={onClose} />}
            <Button tone="ghost" onClick={onClose}>
              {t('shell.cancel')}
            </Button>
            <Button tone="felt" isLoading={saving.isPending} onClick={save}>
              {t('segments.save')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {saving.isError ? (
          <Callout
            tone={isConflict ? 'warning' : 'danger'}
            isLive
            {...(isConflict ? { action: <Button onClick={onReload}>{t('content.reload')}</Button> } : {})}
          >
            {errorText(saving.error)}
          </Callout>
        ) : null}
        {segment === undefined ? null : (
          <Facts
            rows={[
              { label: t('segments.members'), value: <SegmentMembers segmentId={segment.id} /> },
              { label: t('segments.uses'), value: <SegmentUses uses={segment.uses} /> },
            ]}
          />
        )}
        <fieldset disabled={!mayWrite} className="contents">
          <Field
            label={t('segments.name')}
            hint={t('segments.nameHint')}
            error={isTried && name.trim() === '' ? t('error.field_required') : undefined}
            isRequired
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={40}
                value={name}
                onChange={(event) => setDraft({ name: event.target.value, conditions })}
              />
            )}
          </Field>
          <p className="text-dense text-text-3">{t('segments.conditionsHint')}</p>
          {conditions.map((condition, at) => (
            // The place of a condition is what it is called by.
            <ConditionFields
              key={at}
              {...{ condition, currency, isTried }}
              place={at + 1}
              isOnly={conditions.length === 1}
              onChange={(change) => put(at, change)}
              onDrop={() => setDraft({ name, conditions: conditions.filter((_one, place) => place !== at) })}
            />
          ))}
          <Button
            size="s"
            icon="plus"
            className="self-start"
            disabled={conditions.length >= MAX_CONDITIONS}
            onClick={() => setDraft({ name, conditions: [...conditions, newCondition(currency)] })}
          >
            {t('segments.add')}
          </Button>
        </fieldset>
        <button type="submit" hidden />
      </form>
    </Drawer>
  );
}
