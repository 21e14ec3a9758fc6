import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface ErrorStateProps {
  /** What failed, in one sentence. */
  title: ReactNode;
  hint?: ReactNode;
  /** The trace id for support. */
  reference?: ReactNode;
  retryLabel?: ReactNode;
  onRetry?: () => void;
}

export function ErrorState({ title, hint, reference, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center rounded-panel bg-cinnabar-tint px-4 py-8 text-center">
      <Icon name="alert" size={28} className="text-cinnabar-text" />
      <p className="mt-3 text-label text-cinnabar-text">{title}</p>
      {hint ? <p className="mt-1 text-body text-text-2">{hint}</p> : null}
      {reference ? <p className="mt-2 font-mono text-cap text-text-2">{reference}</p> : null}
      {onRetry && retryLabel ? (
        <Button tone="neutral" size="s" icon="refresh" className="mt-4" onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
