import { cx } from './cx.ts';

export type ButtonTone = 'felt' | 'brass' | 'cinnabar' | 'neutral' | 'outline' | 'ghost';
export type ButtonSize = 's' | 'm' | 'l';

const TONES: Record<ButtonTone, string> = {
  felt: 'border-transparent bg-felt text-on-felt shadow-fill enabled:hover:bg-felt-hi enabled:active:bg-felt-lo [a&]:hover:bg-felt-hi',
  brass:
    'bg-brass text-on-brass border-brass-edge shadow-fill enabled:hover:bg-brass-hi enabled:active:bg-brass-lo [a&]:hover:bg-brass-hi',
  cinnabar:
    'border-transparent bg-cinnabar text-on-cinnabar shadow-fill enabled:hover:bg-cinnabar-hi [a&]:hover:bg-cinnabar-hi',
  neutral: 'border-transparent bg-bg-3 text-text-1 shadow-cushion enabled:hover:bg-bg-4 [a&]:hover:bg-bg-4',
  outline: 'border-line-2 text-text-1 enabled:hover:bg-bg-3 [a&]:hover:bg-bg-3',
  ghost: 'border-transparent text-text-1 enabled:hover:bg-bg-3 [a&]:hover:bg-bg-3',
};

const SIZES: Record<ButtonSize, string> = {
  s: 'h-9 gap-1.5 px-3 text-dense pointer-coarse:h-11',
  m: 'h-control gap-2 px-4 text-label pointer-coarse:min-h-11',
  l: 'h-13 gap-2 px-6 text-h4',
};

interface ButtonLook {
  tone?: ButtonTone;
  size?: ButtonSize;
  isBlock?: boolean;
  isBusy?: boolean;
  className?: string | undefined;
}

/** The style of a button, for links that look like one: `<a className={buttonClass({ tone: 'brass' })}>`. */
export function buttonClass({
  tone = 'neutral',
  size = 'm',
  isBlock = false,
  isBusy = false,
  className,
}: ButtonLook = {}) {
  return cx(
    'relative inline-flex shrink-0 items-center justify-center rounded-control border font-bold whitespace-nowrap no-underline select-none',
    'transition-[background-color,border-color,color,transform] duration-fast ease-fast enabled:active:scale-[0.98]',
    isBusy
      ? 'disabled:cursor-progress'
      : 'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-bg-3 disabled:text-text-off disabled:shadow-none',
    TONES[tone],
    SIZES[size],
    isBlock && 'w-full',
    className,
  );
}
