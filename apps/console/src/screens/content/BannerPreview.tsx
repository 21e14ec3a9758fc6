import type { Language } from '@baize/contract/languages';
import type { Draft } from './ContentItem.ts';

const textOf = (field: Draft['body'][string] | undefined, language: Language): string =>
  field === undefined || typeof field === 'string' ? '' : (field[language] ?? '');

/** A banner roughly as its page shows it, in one language. */
export function BannerPreview({ body, language }: { body: Draft['body']; language: Language }) {
  const image = String(body['image'] ?? '');
  const action = textOf(body['action'], language);
  return (
    <div
      data-theme="dark"
      className="relative isolate flex min-h-36 flex-col justify-center overflow-hidden rounded-panel bg-cloth px-5 py-4"
    >
      {image === '' ? (
        <span aria-hidden="true" className="absolute inset-0 -z-10 twill" />
      ) : (
        <img src={image} alt="" className="absolute inset-0 -z-10 size-full object-cover object-right" />
      )}
      <p className="text-cap font-semibold text-brass-text">{textOf(body['overline'], language)}</p>
      <p className="mt-1 max-w-[66%] text-h3 text-chalk">{textOf(body['headline'], language)}</p>
      <p className="mt-1 max-w-[66%] text-body text-chalk/85">{textOf(body['sub'], language)}</p>
      {action === '' ? null : (
        <span className="mt-3 self-start rounded-control bg-felt px-3 py-1.5 text-label text-on-felt">{action}</span>
      )}
    </div>
  );
}
