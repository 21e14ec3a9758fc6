/** A number that is closed or limited, as far as an order has to be held against it. */
export type RestrictedNumber = { id: string; play: string; number: string };
