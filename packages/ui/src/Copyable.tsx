import { useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

interface CopyableProps {
  value: string;
  /** The displayed text; defaults to the value. */
  display?: string;
  isMono?: boolean;
  labels: { copy: string; copied: string };
  className?: string;
}

/** A value with a copy button: references, seeds, account numbers. */
export function Copyable({ value, display, isMono = false, labels, className }: CopyableProps) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      /* Without clipboard permission the value can still be selected by hand. */
      setIsCopied(false);
    }
  }

  return (
    <span className={cx('inline-flex max-w-full items-center gap-1', className)}>
      <span className={cx('min-w-0 text-text-1', isMono ? 'font-mono text-dense break-all' : 'wrap-anywhere')}>
        {display ?? value}
      </span>
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={isCopied ? labels.copied : labels.copy}
        className={cx(
          'touch-target grid size-8 shrink-0 place-items-center rounded-control transition-colors duration-fast hover:bg-bg-3',
          isCopied ? 'text-felt-text' : 'text-text-3',
        )}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      </button>
      <span role="status" className="sr-only">
        {isCopied ? labels.copied : ''}
      </span>
    </span>
  );
}
