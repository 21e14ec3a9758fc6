import type { ReactNode } from 'react';
import { Tooltip as Primitive } from 'radix-ui';

interface TooltipProps {
  /** Adds to what the trigger already says; never its only accessible name. */
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-toast max-w-64 animate-fade-in rounded-cell bg-bg-4 px-2.5 py-1.5 text-cap text-text-1 shadow-float"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
