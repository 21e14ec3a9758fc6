import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  /** Shown after the label of optional fields. */
  optionalLabel?: string;
  /** At the end of the label line, e.g. a "forgot password" link. */
  aside?: ReactNode;
  id?: string;
  className?: string;
  /** Receives id and aria attributes, to be spread on the control. */
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, isRequired, optionalLabel, aside, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div className="flex min-h-5 items-baseline justify-between gap-3">
        <label htmlFor={controlId} className="text-label text-text-2">
          {label}
          {optionalLabel && !isRequired ? <span className="ml-2 text-cap text-text-3">{optionalLabel}</span> : null}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        required: isRequired,
      })}
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 text-dense text-cinnabar-text">
          <Icon name="error" size={16} className="mt-px shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-cap text-text-3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
