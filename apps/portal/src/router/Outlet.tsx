import type { ReactNode } from 'react';
import { PartGuard } from '../components/PartGuard.tsx';
import { useShown } from './useShown.ts';

type OutletProps = { pending: ReactNode; renderFailed(error: unknown): ReactNode };

/** The screen of the address. What it throws while rendering stays inside of it. */
export function Outlet({ pending, renderFailed }: OutletProps) {
  const { place, Screen, error } = useShown();
  if (error !== undefined) return renderFailed(error);
  if (Screen === undefined) return pending;
  return (
    <PartGuard key={place.path ?? ''} renderFailed={renderFailed}>
      <Screen />
    </PartGuard>
  );
}
