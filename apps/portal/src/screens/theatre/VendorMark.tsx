import { listVendors } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';

/** The vendor's name in the wide cut, as long as its game has not shown itself; empty until the vendors are known. */
export function VendorMark({ vassalage }: { vassalage: string }) {
  const { data } = useQuery(query(listVendors, {}));
  const card = data?.flatMap((group) => group.cards).find((one) => one.vassalage === vassalage);
  return <p className="min-h-10 text-h1 font-wide text-brass-text">{card?.name}</p>;
}
