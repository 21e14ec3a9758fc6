import { useState, type ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

interface VerticalCarouselProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly { id: string; content: ReactNode }[];
  /** Height of one slide in px. */
  slidePx: number;
  /** Visible slides; arrows appear when there are more. */
  visible?: number;
  spacingPx?: number;
  labels: { previous: string; next: string };
}

/** A column of slides that moves one at a time. Hidden slides are not focusable. */
export function VerticalCarousel({
  label,
  items,
  slidePx,
  visible = 7,
  spacingPx = 19,
  labels,
}: VerticalCarouselProps) {
  const last = Math.max(0, items.length - visible);
  const [wanted, setFirst] = useState(0);
  const first = Math.min(wanted, last);
  const step = slidePx + spacingPx;
  const shown = Math.min(visible, items.length);
  return (
    <div>
      <div className="overflow-hidden" style={{ height: shown * step - spacingPx }}>
        <ul
          aria-label={label}
          className="grid transition-transform duration-sheet ease-fast motion-reduce:transition-none"
          style={{
            gap: spacingPx,
            gridAutoRows: slidePx,
            transform: `translateY(${first === 0 ? 0 : -first * step}px)`,
          }}
        >
          {items.map(({ id, content }, at) => (
            <li key={id} inert={at < first || at >= first + visible} className="grid">
              {content}
            </li>
          ))}
        </ul>
      </div>
      {last === 0 ? null : (
        <div className="mt-3 flex justify-center gap-2">
          <IconButton
            icon="chevronUp"
            label={labels.previous}
            tone="neutral"
            disabled={first === 0}
            onClick={() => setFirst(first - 1)}
          />
          <IconButton
            icon="chevronDown"
            label={labels.next}
            tone="neutral"
            disabled={first === last}
            onClick={() => setFirst(first + 1)}
          />
        </div>
      )}
    </div>
  );
}
