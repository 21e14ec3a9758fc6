import { getMember, updateTags } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

const MOST = 10;
const LONGEST = 24;

/** What a member is marked with; each tag leads to everybody who has it. */
export function MemberTags({ memberId, tags }: { memberId: string; tags: readonly string[] }) {
  const t = useT();
  const { may } = useOperator();
  const [isEditing, setIsEditing] = useState(false);
  if (tags.length === 0 && !may('members.write')) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {tags.length === 0 ? null : (
        <ul aria-label={t('members.tags')} className="contents">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to="/members"
                search={{ tag }}
                className="inline-flex min-h-6 items-center rounded-pill bg-bg-3 px-2.5 text-cap text-text-1 no-underline hover:underline"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {may('members.write') ? (
        <Button size="s" tone="ghost" icon="pencil" onClick={() => setIsEditing(true)}>
          {t('members.tagsEdit')}
        </Button>
      ) : null}
      {isEditing ? <TagsDialog memberId={memberId} tags={tags} onClose={() => setIsEditing(false)} /> : null}
    </div>
  );
}

interface TagsDialogProps {
  memberId: string;
  tags: readonly string[];
  onClose: () => void;
}

function TagsDialog({ memberId, tags, onClose }: TagsDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const [text, setText] = useState(tags.join(', '));
  const written = text
    .split(/[,，、]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const isWrong = written.length > MOST || written.some((tag) => tag.length > LONGEST);
  const acting = useMutation({
    mutationFn: () => call(updateTags, { memberId, tags: written }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [getMember.id] });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('members.tags')}
      button={t('members.tagsSave')}
      acting={acting}
      isReady={!isWrong}
      onClose={onClose}
      onSubmit={() => acting.mutate()}
    >
      <Field
        label={t('members.tags')}
        hint={t('members.tagsHint', { most: MOST, longest: LONGEST })}
        error={isWrong ? t('members.tagsWrong', { most: MOST, longest: LONGEST }) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={280}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
