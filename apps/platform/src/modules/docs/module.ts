import type { Module } from '../../kit/implement.ts';
import { mountDocs } from './mountDocs.ts';

/** The description of the API, for programs and for people. Without a folder of typefaces the page takes the system's. */
export function createDocs({ publicUrl, fontsDir }: { publicUrl: string; fontsDir?: string | undefined }): {
  module: Module;
} {
  return { module: { name: 'docs', routes: [], mount: (app) => mountDocs(app, publicUrl, fontsDir) } };
}
