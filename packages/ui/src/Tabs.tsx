import type { ReactNode } from 'react';
import { Tabs as Primitive } from 'radix-ui';
import { cx } from './cx.ts';
import { useSelectedInView } from './useSelectedInView.ts';

interface TabItem {
  value: string;
  label: ReactNode;
  count?: number;
  /** Left out when the tabs only control something else on the page. */
  content?: ReactNode;
}

interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  /** A brass underline at page level, pills inside panels. */
  look?: 'line' | 'pill';
  className?: string;
}

const LOOKS = {
  line: 'relative h-11 px-3.5 text-text-2 after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.75 after:rounded-pill after:bg-transparent data-[state=active]:text-text-1 data-[state=active]:after:bg-brass',
  pill: 'h-9 rounded-cell px-3.5 text-text-2 data-[state=active]:bg-bg-3 data-[state=active]:text-text-1 data-[state=active]:shadow-cushion pointer-coarse:h-11',
} as const;

export function Tabs({ label, items, value, onValueChange, look = 'line', className }: TabsProps) {
  const row = useSelectedInView<HTMLDivElement>('[data-state="active"]', value);
  return (
    <Primitive.Root value={value} onValueChange={onValueChange} className={className}>
      <Primitive.List
        ref={row}
        aria-label={label}
        className={cx(
          'flex max-w-full gap-1 overflow-x-auto scrollbar-none',
          look === 'line' && '-mx-0.5 border-b border-line-1',
        )}
      >
        {items.map((item) => (
          <Primitive.Trigger
            key={item.value}
            value={item.value}
            {...(item.content === undefined ? { 'aria-controls': undefined } : {})}
            className={cx(
              'inline-flex shrink-0 items-center gap-2 text-label whitespace-nowrap transition-colors duration-fast -outline-offset-2 hover:text-text-1',
              LOOKS[look],
            )}
          >
            {item.label}
            {item.count === undefined ? null : <span className="text-cap text-text-3">{item.count}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) =>
        item.content === undefined ? null : (
          <Primitive.Content key={item.value} value={item.value} className="pt-4">
            {item.content}
          </Primitive.Content>
        ),
      )}
    </Primitive.Root>
  );
}
