import type { FastifyInstance } from 'fastify';
import type { ContentDeps } from './ContentDeps.ts';
import { readImage } from './store.ts';

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };

/** Serves the pictures of the brand's operators. Their URLs are immutable. */
export function mountImages(app: FastifyInstance, { pool, brandOf }: ContentDeps): void {
  app.get<{ Params: { file: string } }>('/brand/uploads/:file', async (request, reply) => {
    const [, hash = '', type = ''] = /^([0-9a-f]{64})\.([a-z]{3,4})$/.exec(request.params.file) ?? [];
    const brand = hash === '' ? undefined : await brandOf(request.hostname);
    const image = brand === undefined ? undefined : await readImage(pool, brand.id, hash);
    if (image === undefined || image.type !== type) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        etag: `"${hash}"`,
      })
      .type(types[image.type] ?? 'application/octet-stream')
      .send(image.bytes);
  });
}
