/** One text in the three languages of the demo brands, in the order CN, EN, MS. */
export const told = (CN: string, EN: string, MS: string): { CN: string; EN: string; MS: string } => ({ CN, EN, MS });
