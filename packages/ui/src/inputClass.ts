/**
 * The box of every single-line control: 44 px, or 36 px in compact regions; 16 px text on phones so that iOS does not
 * zoom.
 */
export const inputClass =
  'flex h-control w-full min-w-0 items-center gap-2 rounded-control border border-line-2 bg-bg-inset px-3.5 text-text-1 text-body-l font-semibold sm:text-body transition-[border-color,background-color] duration-fast hover:border-text-3 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus has-aria-invalid:border-cinnabar-text has-disabled:cursor-not-allowed has-disabled:border-line-1 has-disabled:text-text-off pointer-coarse:min-h-11';
