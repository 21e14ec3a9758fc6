import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const entry = fileURLToPath(import.meta.resolve('pixi.js'));
const library = dirname(entry);
const PARTS = '\0pixi-parts';
const EMPTY = '\0pixi-left-out/';

/** Parts of the library that no game here uses; replaced by an empty class. */
const leftOut = [
  // Games render with WebGL, or with a 2D canvas.
  'rendering/renderers/gpu/WebGPURenderer.mjs',
  'rendering/renderers/gpu/GpuUboSystem.mjs',
  // The reels' mask is a rectangle; picture masks would include all filters.
  'rendering/mask/alpha/AlphaMaskPipe.mjs',
  // Nothing is drawn from SVG texts, meshes, particles or videos, and nothing is read back from the screen.
  'scene/graphics/shared/svg/SVGParser.mjs',
  'scene/mesh/gl/GlMeshAdaptor.mjs',
  'scene/particle-container/shared/ParticleBuffer.mjs',
  'rendering/renderers/shared/texture/sources/VideoSource.mjs',
  'rendering/renderers/shared/extract/ExtractSystem.mjs',
  'rendering/renderers/shared/extract/GenerateTextureSystem.mjs',
];

/**
 * Makes `import { … } from 'pixi.js'` include only the named parts and their dependencies. The library's own entry also
 * registers accessibility, events, filters, texts, meshes and more; here buttons and texts are DOM elements.
 */
export function pixiParts(): Plugin {
  const gone = new Set(leftOut);
  for (const file of gone) if (!existsSync(join(library, file))) throw new Error(`PixiJS has no ${file} any more.`);
  return {
    name: 'pixi-parts',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (source === 'pixi.js') return PARTS;
      if (!source.startsWith('.') || importer?.startsWith(library) !== true) return undefined;
      const file = relative(library, join(dirname(importer), source));
      return gone.has(file) ? EMPTY + file : undefined;
    },
    load(id) {
      if (id === PARTS) {
        const named = readFileSync(entry, 'utf8').match(/^export \{.* from '\.\/.*$/gm) ?? [];
        const parts = named.map((line) => line.replace(/ from '\.\//, () => ` from '${library}/`));
        return [`import '${library}/rendering/init.mjs';`, ...parts].join('\n');
      }
      if (!id.startsWith(EMPTY)) return undefined;
      const name = basename(id, '.mjs');
      return `export class ${name} {}\n${name}.extension = { type: [], name: '${name}' };`;
    },
  };
}
