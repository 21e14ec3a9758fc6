import { Resvg } from '@resvg/resvg-js';
import { randomInt, createHash, timingSafeEqual } from 'node:crypto';
import drawSvg from 'svg-captcha';
import type { Queryable } from '#kit/db.ts';
import type { Call } from '#kit/implement.ts';
import { addressKey, type Limiter } from '#kit/limit.ts';
import { hashToken, hashTokenHex } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import { Refusal } from '#kit/refusal.ts';
import type { BotCheck } from './createBotCheck.ts';
import { insertCaptcha, takeCaptcha } from './store/captchas.ts';

type Asked = Pick<Call<unknown>, 'brand' | 'cookies'>;

/** Captcha pictures, with an alternative for people who cannot see them. */
export type Captcha = Readonly<{
  /** A new picture as a base64 PNG; at most one per second, browser and address. */
  draw(call: Asked & Pick<Call<unknown>, 'setCookie' | 'ip'>): Promise<string>;
  /**
   * Whether the text solves this browser's picture; the picture is used up in any case. A solved bot check of the
   * action captcha, with twenty times the usual work, counts as well.
   */
  take(call: Asked, text: string): Promise<boolean>;
}>;

/** The cookie that identifies a browser's picture; the solution is on the server only. */
const COOKIE = 'captcha';
const LIFE_SECONDS = 120;
/** Letters and digits that stay distinguishable when distorted. */
const ALPHABET = 'ACDEFHKMNPRTUVWXY3479';
/** Maximum length of an answer. */
const LONGEST = 12;

const paint = drawSvg as unknown as (text: string, options: Record<string, unknown>) => string;

export function createCaptcha({
  db,
  limiter,
  botCheck,
}: {
  db: Queryable;
  limiter: Limiter;
  botCheck: BotCheck;
}): Captcha {
  return {
    async draw({ brand, cookies, setCookie, ip }) {
      const older = cookies[COOKIE];
      const rule = { max: 1, windowMs: 1_000 };
      const isAllowed = await limiter.hit([
        { name: `identity.captcha.address:${addressKey(ip)}`, ...rule },
        ...(older === undefined ? [] : [{ name: `identity.captcha:${hashTokenHex(older)}`, ...rule }]),
      ]);
      if (!isAllowed) throw new Refusal('too_many_requests');
      const text = Array.from({ length: randomInt(4, 6) }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
      const id = newToken();
      await insertCaptcha(db, {
        idHash: hashToken(id),
        olderHash: older === undefined ? undefined : hashToken(older),
        brandId: brand.id,
        answerHash: answerHash(id, text),
        seconds: LIFE_SECONDS,
      });
      setCookie(COOKIE, id, LIFE_SECONDS);
      const svg = paint(text, { noise: 3, color: false, width: 160, height: 56, fontSize: 60 });
      const look = {
        font: { loadSystemFonts: false },
        background: '#f4f1ea',
        fitTo: { mode: 'zoom' as const, value: 2 },
      };
      return new Resvg(svg, look).render().asPng().toString('base64');
    },
    async take({ brand, cookies }, text) {
      if (text.length > LONGEST) {
        return botCheck.verify(text, 'captcha', brand).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Refusal) return false;
            throw error;
          },
        );
      }
      const id = cookies[COOKIE];
      if (id === undefined) return false;
      const expected = await takeCaptcha(db, { idHash: hashToken(id), brandId: brand.id });
      return expected !== undefined && timingSafeEqual(expected, answerHash(id, text));
    },
  };
}

/** Ignores spaces and case. */
function answerHash(id: string, text: string): Buffer {
  return createHash('sha256')
    .update(`${id} ${text.replace(/\s/g, '').toUpperCase()}`)
    .digest();
}
