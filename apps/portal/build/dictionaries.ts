import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { padMessage } from './padMessage.ts';

/**
 * Compiles the ICU texts of `languages/<folder>/portal/<area>.json` while building, so that no parser goes to the browser. A build of
 * mode `pseudo` (`npx vite build apps/portal --mode pseudo`) makes every text as long as its longest translation could be,
 * for pictures of layouts; no other build can show it.
 */
export function dictionaries({ isPseudo = false } = {}): Plugin {
  return {
    name: 'dictionaries',
    enforce: 'pre',
    transform: {
      filter: { id: /\/languages\/\w+\/portal\/\w+\.json$/ },
      handler(source) {
        const texts = JSON.parse(source) as Record<string, string>;
        const compiled = Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [key, compileMessage(isPseudo ? padMessage(text) : text)]),
        );
        return { code: `export default ${JSON.stringify(compiled)}`, moduleType: 'js', map: null };
      },
    },
  };
}
