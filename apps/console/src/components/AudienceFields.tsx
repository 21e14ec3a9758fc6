import { listSegments } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { query } from '../call.ts';
import { useT } from '../i18n/useT.ts';

type Chosen<Kind extends string> = { audience: Kind; tag: string; segmentId: string | null };

interface AudienceFieldsProps<Kind extends string> {
  label: string;
  /** The audiences that there are to choose from, with their words. */
  kinds: readonly { value: Kind; label: string }[];
  value: Chosen<Kind>;
  /** What is chosen is read and not changed. */
  isFixed?: boolean;
  errors?: { tag?: string | undefined; segmentId?: string | undefined };
  onChange: (change: Partial<Chosen<Kind>>) => void;
}

/** For whom something is meant; members with a tag and members of a segment are chosen by its name. */
export function AudienceFields<Kind extends string>({
  label,
  kinds,
  value: { audience, tag, segmentId },
  isFixed = false,
  errors = {},
  onChange,
}: AudienceFieldsProps<Kind>) {
  const t = useT();
  const list = useQuery({ ...query(listSegments, {}), enabled: audience === 'segment' });
  const segments = list.data?.segments ?? [];
  return (
    <>
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            disabled={isFixed}
            options={kinds}
            value={audience}
            onValueChange={(next) =>
              onChange({ audience: kinds.find(({ value }) => value === next)?.value ?? audience })
            }
          />
        )}
      </Field>
      {audience === 'tagged' ? (
        <Field label={t('audience.tag')} hint={t('audience.tagHint')} error={errors.tag} isRequired>
          {(control) => (
            <TextInput
              {...control}
              maxLength={24}
              readOnly={isFixed}
              value={tag}
              onChange={(event) => onChange({ tag: event.target.value })}
            />
          )}
        </Field>
      ) : null}
      {audience === 'segment' ? (
        <Field
          label={t('audience.segment')}
          hint={list.data !== undefined && segments.length === 0 ? t('segments.none') : undefined}
          error={list.isLoadingError ? t('shell.readFailed') : errors.segmentId}
          isRequired
        >
          {(control) => (
            <Select
              {...control}
              disabled={isFixed || segments.length === 0}
              placeholder={t('audience.chooseSegment')}
              options={segments.map(({ id, name }) => ({ value: id, label: name }))}
              value={segments.some(({ id }) => id === segmentId) ? (segmentId ?? '') : ''}
              onValueChange={(next) => onChange({ segmentId: next })}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
