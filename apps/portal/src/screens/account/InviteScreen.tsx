import { getInvite } from '@baize/contract/agents/getInvite';
import { Callout } from '@baize/ui/Callout';
import { ErrorState } from '@baize/ui/ErrorState';
import { Icon } from '@baize/ui/Icon';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { announcementsOf } from '../../announcementsOf.ts';
import { query } from '../../call.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { openLogin } from '../../layer.ts';
import { Link } from '../../router/Link.tsx';
import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';
import { useBrand } from '../../useBrand.ts';
import { invitePictures } from '../../components/invitePictures.ts';
import { RegisterForm } from './RegisterForm.tsx';

const OFFERS = 3;
const points = ['account.art.fair', 'account.art.record', 'account.art.wallet'] as const;

/** Where an agent's link leads: who invites, what the house offers, and the registration with the code filled in. */
export function InviteScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { merchant } = useBrand();
  const { referralCode: code = '' } = useSearch('/invite');
  /* The address may hold anything, or nothing; only what can be a code is asked for. */
  const isCode = getInvite.input.safeParse({ code }).success;
  const invite = useQuery({ ...query(getInvite, { code: isCode ? code : '-' }), enabled: isCode, retry: false });
  const isUnknown = !isCode || (invite.isError && (invite.error as { code?: string }).code === 'invitation_code_error');
  const words = invite.data;
  const picture = invitePictures[words?.picture ?? 'register'];
  return (
    <div
      data-screen="account.Invite"
      className="content-column grid gap-5 py-4 sm:py-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-8"
    >
      <section
        data-theme="dark"
        aria-busy={invite.isFetching || undefined}
        className="relative isolate flex min-h-72 flex-col justify-end overflow-hidden rounded-sheet bg-cloth p-5 shadow-panel sm:p-8 lg:min-h-150"
      >
        <img
          src={picture}
          alt=""
          width={720}
          height={640}
          fetchPriority="high"
          className="absolute inset-0 -z-10 size-full object-cover object-[50%_30%]"
        />
        <span
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-linear-to-t from-black/92 from-15% via-black/55 via-60% to-black/10"
        />
        <p className="text-label text-chalk/85">{t('account.invite.to', { brand: merchant })}</p>
        <h1 className="mt-1 max-w-[22ch] text-h1 text-balance text-chalk lg:text-hero">
          {words?.title || t('account.invite.title', { brand: merchant })}
        </h1>
        {invite.isLoading ? (
          <Skeleton className="mt-4 h-12 w-full max-w-120" />
        ) : (
          <p className="mt-3 max-w-prose text-body-l whitespace-pre-line text-chalk/90">
            {words?.content || t('account.invite.text')}
          </p>
        )}
        <ul className="mt-5 grid gap-2 text-dense text-chalk/85 sm:grid-cols-3">
          {points.map((point) => (
            <li key={point} className="flex items-center gap-2">
              <Icon name="check" size={16} className="shrink-0" />
              {t(point)}
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="invite-register"
        className="self-start rounded-sheet bg-bg-1 p-5 shadow-panel sm:p-8 lg:row-span-2"
      >
        <h2 id="invite-register" className="mb-5 text-h3 text-text-1">
          {t('account.registerTitle')}
        </h2>
        {isUnknown ? (
          <Callout tone="warning" className="mb-5" title={t('account.invite.unknown')}>
            {t('account.invite.unknownText')}
          </Callout>
        ) : invite.isError ? (
          <ErrorState
            title={t('account.invite.failed')}
            retryLabel={t('shell.retry')}
            onRetry={() => void invite.refetch()}
          />
        ) : null}
        <RegisterForm
          home="/"
          onOpened={(account) =>
            void navigate({ to: '/' }).then(() => openLogin(undefined, { username: account, isRegistered: true }))
          }
          aside={
            <p>
              {t('account.haveAccount')}{' '}
              <Link
                to="/login"
                className="touch-target rounded-tag font-bold text-felt-text underline-offset-4 hover:underline"
              >
                {t('account.login')}
              </Link>
            </p>
          }
        />
      </section>
      <Offers />
    </div>
  );
}

/** What the house gives at present; nothing where it gives nothing. */
function Offers() {
  const t = useT();
  const language = useLanguage();
  const { data } = useQuery(announcementsOf('PR', language));
  const offers = data?.promotion.slice(0, OFFERS) ?? [];
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="invite-offers">
      <h2 id="invite-offers" className="mb-3 text-h4 text-text-1">
        {t('account.invite.offers')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {offers.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/promotions"
              hash={id}
              className="flex h-full items-center justify-between gap-3 rounded-panel bg-bg-1 p-4 text-label text-text-1 shadow-panel hover:text-felt-text"
            >
              {title}
              <Icon name="chevronRight" size={18} className="shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
