import { cx } from '@baize/ui/cx';
import { Icon, type IconName } from '@baize/ui/Icon';
import { LazyImage } from '@baize/ui/LazyImage';
import { cdnUrl } from '../../components/cdnUrl.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useImageHosts } from '../../useBrand.ts';

interface RewardArtProps {
  reward: { id: string; kind: 'gift' | 'credit' | 'convert'; image: string; pays: bigint };
  currency: string;
  className?: string;
}

const motifs: readonly IconName[] = ['gift', 'dice', 'star', 'cards'];

/** The picture of a reward; without one a motif on a round of cloth, its hue seeded by the reward. */
export function RewardArt({ reward, currency, className }: RewardArtProps) {
  const hosts = useImageHosts();
  const seed = Number(reward.id) || 1;
  const hue = (seed * 137) % 360;
  return (
    <div
      aria-hidden="true"
      className={cx('relative grid place-items-center overflow-hidden bg-cloth shadow-cushion', className)}
    >
      {reward.image === '' ? (
        <>
          <span className="absolute top-1/2 left-1/2 aspect-square h-[132%] -translate-1/2 rounded-pill border border-dashed border-chalk/15" />
          <span
            className="grid aspect-square h-[68%] place-items-center rounded-pill text-chalk shadow-fill"
            style={{
              background: `radial-gradient(circle at 35% 28%, oklch(0.56 0.1 ${hue}), oklch(0.34 0.07 ${hue + 20}))`,
            }}
          >
            {reward.kind === 'gift' ? (
              <Icon name={motifs[seed % motifs.length] ?? 'gift'} size={40} />
            ) : (
              <span className="px-1 text-center text-num-m leading-tight">{moneyText(reward.pays, currency)}</span>
            )}
          </span>
        </>
      ) : (
        <LazyImage
          src={cdnUrl(reward.image, hosts)}
          fallback=""
          width={480}
          height={360}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
