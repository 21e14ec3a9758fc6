import type { ReactNode } from 'react';
import { Select as Primitive } from 'radix-ui';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { layerClass, layerItemClass } from './layerClass.ts';

interface SelectOption {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  isDisabled?: boolean;
}

interface SelectProps {
  options: readonly SelectOption[];
  /** An empty string shows the placeholder; option values must not be empty. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: ReactNode;
  id?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean | undefined;
  size?: 's' | 'm';
  className?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  name,
  disabled = false,
  required,
  size = 'm',
  className,
  ...rest
}: SelectProps) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      required={required ?? false}
      {...(name ? { name } : {})}
    >
      <Primitive.Trigger
        {...rest}
        className={cx(
          'inline-flex w-full items-center justify-between gap-2 rounded-control border border-line-2 bg-bg-inset text-left font-semibold whitespace-nowrap text-text-1 transition-colors duration-fast enabled:hover:border-text-3 disabled:cursor-not-allowed disabled:border-line-1 disabled:text-text-off aria-invalid:border-cinnabar-text data-placeholder:font-normal data-placeholder:text-text-3',
          size === 's'
            ? 'h-9 px-3 text-dense pointer-coarse:h-11'
            : 'h-control px-3.5 text-body pointer-coarse:min-h-11',
          className,
        )}
      >
        <span className="truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <Icon name="chevronDown" size={16} className="shrink-0 text-text-3" />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className={cx(
            layerClass,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden',
          )}
        >
          <Primitive.Viewport className="p-1.5">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.isDisabled ?? false}
                className={cx(layerItemClass, 'data-[state=checked]:text-felt-text')}
              >
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                {option.note ? <span className="text-cap text-text-3">{option.note}</span> : null}
                <Primitive.ItemIndicator className="ml-auto">
                  <Icon name="check" size={16} />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
