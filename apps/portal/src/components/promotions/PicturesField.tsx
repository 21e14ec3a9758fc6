import { Button } from '@baize/ui/Button';
import { Icon } from '@baize/ui/Icon';
import { useId, useRef, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { PROOF_BYTES, readProof, type Proof } from '../withdraw/readProof.ts';

const MIB = 1024 * 1024;

type Props = { value: readonly Proof[]; most: number; onValueChange: (pictures: readonly Proof[]) => void };

/** Pictures for an application: chosen, looked into, and shown before they are sent. Each fault names its file. */
export function PicturesField({ value, most, onValueChange }: Props) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);

  async function take(files: readonly File[]): Promise<void> {
    const kept = [...value];
    const wrong: string[] = [];
    for (const file of files) {
      const read = kept.length >= most ? 'tooMany' : await readProof(file);
      if (read === 'tooMany') wrong.push(t('promotions.apply.tooMany', { max: most }));
      else if (read === 'proofTooLarge')
        wrong.push(t('promotions.apply.tooLarge', { name: file.name, max: PROOF_BYTES / MIB }));
      else if (typeof read === 'string' || read.type === 'application/pdf') {
        wrong.push(t('promotions.apply.kind', { name: file.name }));
      } else kept.push(read);
    }
    setFaults([...new Set(wrong)]);
    onValueChange(kept);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex justify-between gap-4 text-label text-text-2">
        {t('promotions.apply.pictures')}
        <span className="text-cap text-text-3 tabular-nums">
          {value.length}/{most}
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-3 rounded-control border border-dashed border-line-2 bg-bg-inset p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {value.map((picture, at) => (
          <span key={`${at} ${picture.name}`} className="relative">
            <img
              src={`data:${picture.type};base64,${picture.data}`}
              alt={picture.name}
              className="size-20 rounded-cell object-cover"
            />
            <button
              type="button"
              aria-label={t('promotions.apply.remove', { name: picture.name })}
              onClick={() => {
                setFaults([]);
                onValueChange(value.filter((_one, place) => place !== at));
              }}
              className="absolute -top-2 -right-2 grid size-7 place-items-center rounded-pill bg-bg-4 text-text-1 shadow-float pointer-coarse:size-11"
            >
              <Icon name="close" size={14} />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept="image/png,image/jpeg"
          aria-invalid={faults.length === 0 ? undefined : true}
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={(event) => {
            void take([...(event.currentTarget.files ?? [])]);
            /* The same file may be chosen again after it was taken away. */
            event.currentTarget.value = '';
          }}
        />
        <p id={`${id}-hint`} className="min-w-32 flex-1 text-dense font-normal text-text-2">
          {t('promotions.apply.picturesHint', { max: PROOF_BYTES / MIB })}
        </p>
        <Button
          size="s"
          icon="upload"
          tabIndex={-1}
          aria-hidden="true"
          disabled={value.length >= most}
          onClick={() => input.current?.click()}
        >
          {t('promotions.apply.choose')}
        </Button>
      </div>
      {faults.map((fault) => (
        <p key={fault} role="alert" className="flex items-start gap-1.5 text-dense text-cinnabar-text">
          <Icon name="error" size={16} className="mt-px shrink-0" />
          <span>{fault}</span>
        </p>
      ))}
    </div>
  );
}
