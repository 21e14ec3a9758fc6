/** How the house that sent the player here looks, as its page said behind the hash sign of the address. */
export interface Look {
  brand: string;
  /** The origin of its page. */
  home: string;
  theme: 'dark' | 'light';
  /** Its colours by the names of the tokens. */
  tokens: [name: string, value: string][];
}

const tokenName = /^(?:bg|line|cloth|text|felt|on-felt|brass|cinnabar|amber|focus|logo|radius)(?:-[a-z0-9]+)*$/;
/** A colour or a number and nothing else: no address, no function that fetches. */
const tokenValue = /^(?:#[0-9a-f]{3,8}|(?:oklch|rgba?|hsla?)\([\d\s.,%/-]+(?:deg)?[\d\s.,%/-]*\)|\d+(?:\.\d+)?)$/i;

/** Undefined where no house said anything. What is no colour is left out. */
export function readLook(hash: string): Look | undefined {
  const facts = new URLSearchParams(hash.replace(/^#/, ''));
  const brand = facts.get('brand')?.trim().slice(0, 32) ?? '';
  const home = facts.get('home') ?? '';
  if (brand === '' || !/^https?:$/.test(protocolOf(home)) || new URL(home).origin !== home) return undefined;
  return {
    brand,
    home,
    theme: facts.get('theme') === 'light' ? 'light' : 'dark',
    tokens: [...facts].filter(([name, value]) => tokenName.test(name) && tokenValue.test(value)),
  };
}

const protocolOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : '');
