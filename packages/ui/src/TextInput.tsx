import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';
import { inputClass } from './inputClass.ts';

interface TextInputOwnProps {
  icon?: IconName;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Classes of the wrapper; `inputClassName` is for the input itself. */
  className?: string;
  inputClassName?: string;
}

export type TextInputProps = TextInputOwnProps & Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'className'>;

export function TextInput({ icon, prefix, suffix, className, inputClassName, ...rest }: TextInputProps) {
  return (
    <span className={cx(inputClass, className)}>
      {icon ? <Icon name={icon} size={18} className="shrink-0 text-text-3" /> : null}
      {prefix ? <span className="shrink-0 text-text-3">{prefix}</span> : null}
      <input
        type="text"
        {...rest}
        className={cx(
          'h-full min-w-0 flex-1 bg-transparent text-[length:inherit] outline-none placeholder:font-normal placeholder:text-text-3 disabled:cursor-not-allowed',
          inputClassName,
        )}
      />
      {suffix ? <span className="shrink-0 text-dense text-text-3">{suffix}</span> : null}
    </span>
  );
}
