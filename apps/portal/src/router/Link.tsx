import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { Path } from '../paths.ts';
import { hrefOf, type Target } from './hrefOf.ts';
import { isPlainClick } from './isPlainClick.ts';
import { useRouter } from './useRouter.ts';
import { useShown } from './useShown.ts';

type LinkProps<To extends Path> = Target<To> & {
  replace?: boolean;
  resetScroll?: boolean;
} & Omit<ComponentPropsWithRef<'a'>, 'href'>;

/**
 * A link to a screen. It is a plain link that works before any script; clicks are taken over by the router, and the
 * screen's code is fetched as soon as someone points at it. Marks itself as current on the screen it leads to.
 */
export function Link<To extends Path>({
  to,
  search,
  hash,
  replace,
  resetScroll,
  onClick,
  onPointerEnter,
  onFocus,
  ...rest
}: LinkProps<To>) {
  const router = useRouter();
  const { place } = useShown();
  const href = hrefOf({ to, search, hash });
  const isCurrent = hash === undefined && place.path === to;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void router.go(href, { replace, resetScroll });
  };
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        router.prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        router.prefetch(href);
      }}
    />
  );
}
