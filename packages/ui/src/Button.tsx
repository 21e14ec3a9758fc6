import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonTone } from './buttonClass.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

interface ButtonOwnProps {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Keeps the width, shows the spinner, and ignores clicks. */
  isLoading?: boolean;
  isBlock?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
  children?: ReactNode;
}

type ButtonProps = ButtonOwnProps & ComponentPropsWithRef<'button'>;

export function Button({
  tone = 'neutral',
  size = 'm',
  isLoading = false,
  isBlock = false,
  icon,
  iconEnd,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  const glyph = size === 's' ? 16 : 20;
  const hidden = isLoading ? 'opacity-0' : undefined;
  return (
    <button
      type={type}
      {...rest}
      disabled={disabled === true || isLoading}
      aria-busy={isLoading || undefined}
      className={buttonClass({ tone, size, isBlock, isBusy: isLoading, className })}
    >
      {icon ? <Icon name={icon} size={glyph} className={hidden} /> : null}
      <span className={hidden}>{children}</span>
      {iconEnd ? <Icon name={iconEnd} size={glyph} className={hidden} /> : null}
      {isLoading ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size={20} />
        </span>
      ) : null}
    </button>
  );
}
