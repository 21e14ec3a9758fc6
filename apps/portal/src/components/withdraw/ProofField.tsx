import { Button } from '@baize/ui/Button';
import { Icon } from '@baize/ui/Icon';
import { useId, useRef, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { PROOF_BYTES, readProof, type Proof } from './readProof.ts';

interface ProofFieldProps {
  value: Proof | undefined;
  onValueChange: (proof: Proof | undefined) => void;
  /** What is wrong with having no file, once that has been tried. */
  error?: string | undefined;
}

const MIB = 1024 * 1024;

/** One file that proves something: chosen, looked into, and shown before it is sent. */
export function ProofField({ value, onValueChange, error }: ProofFieldProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const shown = fault ?? error;

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const read = await readProof(file);
    if (typeof read === 'string') {
      setFault(t(`wallet.receipt.${read}`, { max: PROOF_BYTES / MIB }));
      onValueChange(undefined);
    } else {
      setFault(undefined);
      onValueChange(read);
    }
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-label text-text-2">
        {t('wallet.receipt.proof')}
      </label>
      <div className="flex flex-wrap items-center gap-3 rounded-control border border-dashed border-line-2 bg-bg-inset p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {value === undefined ? null : value.type === 'application/pdf' ? (
          <span className="grid size-16 shrink-0 place-items-center rounded-cell bg-bg-3 text-text-2">
            <Icon name="document" size={24} />
          </span>
        ) : (
          <img
            src={`data:${value.type};base64,${value.data}`}
            alt={t('wallet.receipt.preview', { name: value.name })}
            className="size-16 shrink-0 rounded-cell object-cover"
          />
        )}
        <p className="min-w-32 flex-1 text-dense font-normal wrap-anywhere text-text-2">
          {value?.name ?? t('wallet.receipt.proofHint', { max: PROOF_BYTES / MIB })}
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/png,image/jpeg,application/pdf"
          aria-invalid={shown === undefined ? undefined : true}
          aria-describedby={shown === undefined ? undefined : `${id}-error`}
          className="sr-only"
          onChange={(event) => {
            const { files } = event.currentTarget;
            void take(files?.[0]);
            /* The same file may be chosen again after it was taken away. */
            event.currentTarget.value = '';
          }}
        />
        <Button size="s" icon="upload" tabIndex={-1} aria-hidden="true" onClick={() => input.current?.click()}>
          {t('wallet.receipt.choose')}
        </Button>
        {value === undefined ? null : (
          <Button size="s" tone="ghost" icon="trash" onClick={() => onValueChange(undefined)}>
            {t('wallet.receipt.remove')}
          </Button>
        )}
      </div>
      {shown === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-dense text-cinnabar-text">
          <Icon name="error" size={16} className="mt-px shrink-0" />
          <span>{shown}</span>
        </p>
      )}
    </div>
  );
}
