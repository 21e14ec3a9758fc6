import type { Path } from '../paths.ts';
import { hrefOf, type Target } from './hrefOf.ts';
import { useRouter } from './useRouter.ts';

type Settings = {
  /** Takes the place of the present entry in the history. */
  replace?: boolean | undefined;
  /** False where only a part of the screen changes. */
  resetScroll?: boolean | undefined;
};

/** Goes to a screen: `navigate({ to: '/rng', search: { lines: true } })`. */
export function useNavigate(): <To extends Path>(target: Target<To> & Settings) => Promise<void> {
  const router = useRouter();
  return ({ replace, resetScroll, ...target }) => router.go(hrefOf(target), { replace, resetScroll });
}
