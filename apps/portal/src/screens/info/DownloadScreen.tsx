import { Copyable } from '@baize/ui/Copyable';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { QrCode } from '@baize/ui/QrCode';
import { Skeleton } from '@baize/ui/Skeleton';
import { Tabs } from '@baize/ui/Tabs';
import { buttonClass } from '@baize/ui/buttonClass';
import { PageBanner } from '../../components/PageBanner.tsx';
import { resourceOf } from '../../components/resourceOf.ts';
import { SafeHtml } from '../../components/SafeHtml.tsx';
import { useIsHydrated } from '../../components/useIsHydrated.ts';
import { useT } from '../../i18n/useT.ts';
import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';
import { useBrand } from '../../useBrand.ts';
import { useHelp } from './useHelp.ts';
import { visitorDevice } from './visitorDevice.ts';

const devices = ['IOS', 'MOBILECONFIG', 'Android'] as const;
type Device = (typeof devices)[number];

/** The app: per device a code to point a phone at, what exactly one gets, and how it is installed. */
export function DownloadScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { merchant, resources } = useBrand();
  const { device } = useSearch('/down');
  const offered = devices.filter((type) => resourceOf(resources, type) !== undefined);
  /* What the visitor holds in the hand is known in the browser only. */
  const own = useIsHydrated() ? visitorDevice(navigator.userAgent) : undefined;
  const shown =
    offered.find((type) => type.toLowerCase() === device?.toLowerCase()) ??
    offered.find((type) => type === own) ??
    offered[0];
  return (
    <div data-screen="info.Download" className="content-column pt-3 sm:pt-5">
      <PageBanner
        group="w_download"
        title={t('info.downloadTitle', { brand: merchant })}
        text={t('info.downloadText')}
      />
      {shown === undefined ? (
        <div className="mt-4 rounded-sheet bg-bg-1 shadow-panel">
          <EmptyState title={t('info.noApp')} hint={t('info.noAppHint')} />
        </div>
      ) : (
        <div className="mt-4 rounded-sheet bg-bg-1 p-4 shadow-panel sm:p-6 lg:mt-6">
          <Tabs
            label={t('info.devices')}
            value={shown}
            onValueChange={(next) =>
              void navigate({ to: '/down', search: { device: next }, replace: true, resetScroll: false })
            }
            items={offered.map((type) => ({
              value: type,
              label: t(`info.device.${type}`),
              content: <DevicePanel device={type} />,
            }))}
          />
        </div>
      )}
    </div>
  );
}

function DevicePanel({ device }: { device: Device }) {
  const t = useT();
  const { resources } = useBrand();
  const found = resourceOf(resources, device);
  if (found === undefined) return null;
  const name = found.labelName === '' ? t(`info.device.${device}`) : found.labelName;
  return (
    <div className="grid gap-6 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-12">
      <section aria-label={name} className="flex flex-col items-start gap-4 lg:w-72">
        <QrCode value={found.url} label={t('info.qrFor', { name })} />
        <a href={found.url} target="_blank" rel="noopener noreferrer" className={buttonClass({ tone: 'felt' })}>
          {t('info.get', { name })}
        </a>
        <dl className="grid w-full gap-3">
          {found.version === '' ? null : (
            <div>
              <dt className="text-cap text-text-3">{t('info.version')}</dt>
              <dd className="text-body text-text-1">{found.version}</dd>
            </div>
          )}
          {found.sha256 === '' ? null : (
            <div>
              <dt className="text-cap text-text-3">{t('info.hash')}</dt>
              <dd className="break-all">
                <Copyable value={found.sha256} isMono labels={{ copy: t('info.copyHash'), copied: t('info.copied') }} />
              </dd>
            </div>
          )}
        </dl>
      </section>
      <InstallGuide device={device} />
    </div>
  );
}

/** The article of the help centre on this device; its steps are numbered by whoever wrote it. */
function InstallGuide({ device }: { device: Device }) {
  const t = useT();
  const { data, isError, refetch } = useHelp('install');
  const articles = data?.find(({ topic }) => topic === 'install')?.articles ?? [];
  const article = articles.find(({ slug }) => slug.split('-').includes(device.toLowerCase())) ?? undefined;
  if (data === undefined && !isError) {
    return (
      <div aria-busy="true" aria-label={t('shell.loading')} className="grid content-start gap-3">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (data === undefined) {
    return <ErrorState title={t('info.helpFailed')} retryLabel={t('shell.retry')} onRetry={() => void refetch()} />;
  }
  return (
    <section aria-label={t('info.guide')}>
      <h2 className="text-h3 text-text-1">{article?.title ?? t('info.guide')}</h2>
      {article === undefined ? (
        <p className="mt-3 text-body text-text-2">{t('info.noGuide')}</p>
      ) : (
        <SafeHtml html={article.content} className="mt-3" />
      )}
    </section>
  );
}
