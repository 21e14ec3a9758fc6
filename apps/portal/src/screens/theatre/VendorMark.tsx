import { listVendors } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';

/** The vendor's logo as the lobby shows it, or its name where there is none. */
export function VendorMark({ vassalage }: { vassalage: string }) {
  const { data } = useQuery(query(listVendors, {}));
  const card = data?.flatMap((group) => group.cards).find((one) => one.vassalage === vassalage);
  if (card === undefined) return <span className="h-12" />;
  return card.image === '' ? (
    <p className="flex h-12 items-center text-h2 text-text-1">{card.name}</p>
  ) : (
    <img src={card.image} alt={card.name} width={144} height={48} className="h-12 w-36 object-contain" />
  );
}
