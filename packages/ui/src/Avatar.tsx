import { cx } from './cx.ts';

interface AvatarProps {
  /** Determines the hue, and the letter shown without a picture. */
  name: string;
  src?: string;
  size?: number;
  className?: string;
}

function hueOf(name: string): number {
  let hash = 2166136261;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 360;
}

export function Avatar({ name, src, size = 36, className }: AvatarProps) {
  const hue = hueOf(name);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-pill text-chalk select-none shadow-fill',
        className,
      )}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        fontWeight: 700,
        background: `linear-gradient(160deg, oklch(0.52 0.09 ${hue}), oklch(0.36 0.07 ${hue + 24}))`,
      }}
    >
      {src ? (
        <img src={src} alt="" width={size} height={size} className="size-full object-cover" />
      ) : (
        name.slice(0, 1).toUpperCase()
      )}
    </span>
  );
}
