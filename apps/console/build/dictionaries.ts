import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles the ICU texts of `languages/<folder>/console.json` while building, so that no parser goes to the browser. */
export function dictionaries(): Plugin {
  return {
    name: 'dictionaries',
    enforce: 'pre',
    transform: {
      filter: { id: /\/languages\/\w+\/console\.json$/ },
      handler(source) {
        const texts = JSON.parse(source) as Record<string, string>;
        const compiled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));
        return { code: `export default ${JSON.stringify(compiled)}`, moduleType: 'js', map: null };
      },
    },
  };
}
