/** The theme of the brand that sent the player here, from the URL fragment. */
export interface Look {
  brand: string;
  /** The brand's origin. */
  home: string;
  theme: 'dark' | 'light';
  /** Colours by token name. */
  tokens: [name: string, value: string][];
}

const tokenName = /^(?:bg|line|cloth|text|felt|on-felt|brass|cinnabar|amber|focus|logo|radius)(?:-[a-z0-9]+)*$/;
/** Only a colour or a number: no URL, no function that fetches. */
const tokenValue = /^(?:#[0-9a-f]{3,8}|(?:oklch|rgba?|hsla?)\([\d\s.,%/-]+(?:deg)?[\d\s.,%/-]*\)|\d+(?:\.\d+)?)$/i;

/** Undefined without a brand. Invalid colours are left out. */
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
