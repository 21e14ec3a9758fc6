import { knownLanguage, languageCodes, languages, type Language } from '@baize/contract/languages';
import { CallError } from '@baize/client';
import { createItem, removeItem, updateItem } from '@baize/contract';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Drawer } from '@baize/ui/Drawer';
import { Segmented } from '@baize/ui/Segmented';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../call.ts';
import { focusFault } from '../../components/focusFault.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import { BannerPreview } from './BannerPreview.tsx';
import type { ContentItem, Draft } from './ContentItem.ts';
import { FieldRow } from './FieldRow.tsx';
import { fieldsOf } from './fieldsOf.ts';
import { FrameFields } from './FrameFields.tsx';
import { toInput } from './toInput.ts';

type Props = {
  /** What is edited; a new piece without. */
  item?: ContentItem | undefined;
  start: Draft;
  mayWrite: boolean;
  /** Reads the list again after somebody else's change. */
  onReload: () => void;
  onClose: () => void;
};

/** One piece of content with all its languages. Whoever wrote in between is never overwritten. */
export function ItemEditor({ mayWrite, onReload, onClose, ...given }: Props) {
  const t = useT();
  const site = useSite();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  /* As it was when it was opened: what others change meanwhile must not slip in below what is being written. */
  const [{ item, start }] = useState(given);
  const [draft, setDraft] = useState(start);
  const [language, setLanguage] = useState<Language>(knownLanguage(site.defaultLanguage));
  const [asking, setAsking] = useState<'remove' | 'leave' | undefined>();
  const put = (change: Partial<Draft>): void => setDraft((now) => ({ ...now, ...change }));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const done = async (words: string): Promise<void> => {
    toast.success(words);
    await queryClient.invalidateQueries({ queryKey: ['content.listItems'] });
    onClose();
  };
  const saving = useMutation({
    mutationFn: () =>
      item === undefined
        ? call(createItem, toInput(draft))
        : call(updateItem, { id: item.id, version: item.version, draft: toInput(draft) }),
    onSuccess: () => done(t('content.saved')),
  });
  const removing = useMutation({
    mutationFn: () => call(removeItem, { id: item?.id ?? '', version: item?.version ?? 0 }),
    onSuccess: () => done(t('content.removed')),
    onSettled: () => setAsking(undefined),
  });
  const failure = saving.error ?? removing.error;
  const isConflict = failure instanceof CallError && ['version_conflict', 'content_not_found'].includes(failure.code);
  const wrong = fieldOf(saving.error);
  const form = useRef<HTMLFormElement>(null);
  const save = (): void => {
    if (!focusFault(form.current)) saving.mutate();
  };
  const leave = (): void => (isChanged && mayWrite ? setAsking('leave') : onClose());
  return (
    <Drawer
      isOpen
      size="l"
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={t(item === undefined ? `content.new.${draft.kind}` : `content.edit.${draft.kind}`)}
      labels={{ close: t('shell.close') }}
      footer={
        mayWrite ? (
          <div className="flex flex-wrap gap-2">
            {item === undefined ? null : (
              <Button tone="ghost" icon="trash" onClick={() => setAsking('remove')}>
                {t('content.remove')}
              </Button>
            )}
            <Button tone="ghost" className="ml-auto" onClick={leave}>
              {t('shell.cancel')}
            </Button>
            <Button tone="felt" isLoading={saving.isPending} disabled={!isChanged && item !== undefined} onClick={save}>
              {t('content.save')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (mayWrite) save();
        }}
        className="flex flex-col gap-4"
      >
        {isConflict ? (
          <Callout
            tone="warning"
            isLive
            title={t('content.conflict')}
            action={<Button onClick={onReload}>{t('content.reload')}</Button>}
          >
            {t('content.conflictHint')}
          </Callout>
        ) : failure === null ? null : (
          <Callout tone="danger" isLive>
            {errorText(failure)}
          </Callout>
        )}
        <fieldset disabled={!mayWrite} className="contents">
          <Segmented
            label={t('shell.language')}
            options={languageCodes.map((value) => ({ value, label: languages[value].name }))}
            value={language}
            onValueChange={setLanguage}
          />
          {draft.kind === 'banner' ? <BannerPreview body={draft.body} language={language} /> : null}
          {fieldsOf[draft.kind].map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              language={language}
              value={draft.body[field.name] ?? ''}
              onValueChange={(value) => put({ body: { ...draft.body, [field.name]: value } })}
              error={wrong === field.name ? t('error.content_invalid') : undefined}
            />
          ))}
          <FrameFields draft={draft} onChange={put} wrong={wrong} />
        </fieldset>
      </form>
      <AlertDialog
        isOpen={asking !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
        tone={asking === 'remove' ? 'danger' : 'warning'}
        title={t(asking === 'remove' ? 'content.removeTitle' : 'content.leaveTitle')}
        message={t(asking === 'remove' ? 'content.removeHint' : 'content.leaveHint')}
        confirmLabel={t(asking === 'remove' ? 'content.remove' : 'content.leave')}
        cancelLabel={t('shell.cancel')}
        isBusy={removing.isPending}
        onConfirm={() => (asking === 'remove' ? removing.mutate() : onClose())}
      />
    </Drawer>
  );
}

/** The field that the server found wrong. */
function fieldOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || typeof error.value !== 'object' || error.value === null) return undefined;
  const { field } = error.value as { field?: unknown };
  return typeof field === 'string' ? field.split('.').at(-1) : undefined;
}
