import type { ReactNode } from 'react';
import { Popover as Primitive } from 'radix-ui';
import { cx } from './cx.ts';
import { layerClass } from './layerClass.ts';

interface PopoverProps {
  trigger: ReactNode;
  label: string;
  align?: 'start' | 'center' | 'end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
}

export function Popover({ trigger, label, align = 'start', isOpen, onOpenChange, className, children }: PopoverProps) {
  return (
    <Primitive.Root {...(isOpen === undefined ? {} : { open: isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx(layerClass, 'w-72 max-w-[calc(100vw-24px)] p-4', className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
