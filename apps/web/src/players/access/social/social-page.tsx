import { buttonClass } from '@fairhouse/ui/button.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { safeBackurl } from '../../../lib/address/backurl.ts';
import { hrefOf, navigate, useLocation } from '../../../lib/address/location.ts';
import { openPopup, useOpenPopups } from '../../../lib/address/popups.ts';
import { post } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { goOnWith } from '../entered.ts';
import styles from '../form.module.css';
import { useAccessTexts } from '../texts/index.ts';
import { useWayHome } from '../use-way-home.ts';
import { LinkForm } from './link-form.tsx';
import { forgetSocialLogin, keptSocialLogin, type SocialPerson } from './social-login.ts';

/** The API's codes `socialPasswordRequired` and `detailsRequired`. */
const passwordRequired = 1132;
const detailsRequired = 1133;

/** What the return page is given; an address that was cut short or typed holds something else. */
const proofForm = /^[A-Za-z0-9_-]{43}$/;

type Ending = { kind: 'done' } | { kind: 'link'; email: string } | { kind: 'failed'; message: string };

/** /login/social?proof=…, or ?failed=…: where the player comes back from Facebook or Google. */
export default function SocialPage() {
  const t = useAccessTexts();
  const { query } = useLocation();
  const { status } = useSession();
  const isCovered = useOpenPopups().length > 0;
  const given = query.get('proof') ?? '';
  const proof = proofForm.test(given) ? given : '';
  const failed = query.get('failed');
  const kept = keptSocialLogin();
  const browser = kept?.browser ?? '';

  // A proof works once: whatever the answer, it is not asked again.
  const finishing = useQuery({
    queryKey: ['/sys/auth/social/finish', proof],
    enabled: !failed && proof !== '' && browser !== '',
    queryFn: async (): Promise<Ending> => {
      const answer = await post('/sys/auth/social/finish', { proof, browser }, { silent: true });
      if (goOnWith(answer, { thenPlay: kept?.thenPlay, inPopup: false }) !== 'refused') return { kind: 'done' };
      if (answer.ok) return { kind: 'done' };
      if (answer.error === passwordRequired) return { kind: 'link', email: (answer.data as { email: string }).email };
      if (answer.error !== detailsRequired) return { kind: 'failed', message: answer.message };
      openPopup('socialJoin', { proof: { proof, browser }, person: answer.data as SocialPerson });
      return { kind: 'done' };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  const ending: Ending | undefined = failed
    ? { kind: 'failed', message: messageOf(failed) }
    : proof === '' || browser === ''
      ? { kind: 'failed', message: t('socialExpired') }
      : finishing.data;
  useWayHome(kept === undefined);
  const isIn = status === 'member' && ending?.kind !== 'failed';
  // The form or the second step was closed: nothing happens here any more.
  const isGivenUp = ending?.kind === 'done' && status === 'visitor' && !isCovered;

  useEffect(() => {
    if (isGivenUp) navigate('/login', { replace: true });
  }, [isGivenUp]);

  useEffect(() => {
    if (!isIn) return;
    const { backurl, thenPlay } = keptSocialLogin() ?? {};
    // Who has just joined reads the confirmation first, and continues from there.
    if (backurl === undefined) return;
    forgetSocialLogin();
    navigate(safeBackurl(backurl), { replace: true });
    if (thenPlay !== undefined) setTimeout(() => openPopup('play', { gameId: thenPlay, playForFun: false }));
  }, [isIn]);

  function messageOf(reason: string): string {
    return reason === 'cancelled'
      ? t('socialCancelled')
      : reason === 'refused'
        ? t('socialRefused')
        : t('socialExpired');
  }

  if (ending?.kind === 'failed') {
    return (
      <section className={`${styles.page} ${styles.center}`}>
        <h1>{t('socialFailed')}</h1>
        <p className={styles.lead}>{ending.message}</p>
        <a className={buttonClass({ variant: 'primary' })} href={hrefOf('/login')}>
          {t('toLogin')}
        </a>
      </section>
    );
  }
  if (ending?.kind === 'link' && !isIn) {
    return (
      <section className={styles.page}>
        <h1>{t('linkTitle')}</h1>
        <LinkForm proof={{ proof, browser }} email={ending.email} thenPlay={kept?.thenPlay} />
      </section>
    );
  }
  return (
    <section className={`${styles.page} ${styles.center}`}>
      <Spinner size={48} label={t('socialWorking')} />
      <h1>{t('socialWorking')}</h1>
    </section>
  );
}
