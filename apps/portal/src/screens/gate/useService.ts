import { useBrand } from '../../useBrand.ts';

/** Opens customer service in a window of 440 by 750, where the brand has any; a closed site sends the address anew. */
export function useService(fresh: string | undefined): (() => void) | undefined {
  const { customerService } = useBrand();
  const url = fresh ?? customerService;
  if (url === '') return undefined;
  return () => void window.open(url, 'customerService', 'popup,width=440,height=750,noopener,noreferrer');
}
