import { useQuery } from '@tanstack/react-query';
import { post } from '../../lib/api.ts';
import { hrefOf, useLocation } from '../../lib/location.ts';
import { openPopup } from '../../lib/popups.ts';
import { refreshSession, useMember } from '../../lib/session.ts';
import { showAlert } from '../../ui/alerts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './form.module.css';
import { useAccessTexts } from './texts/index.ts';

/** /activation?token=…: activating, active, or failed with a way to get another mail. */
export default function ActivationPage() {
  const t = useAccessTexts();
  const { query } = useLocation();
  const token = query.get('token') ?? '';
  const member = useMember();
  // The link works once: whatever the answer, it is not asked again.
  const activation = useQuery({
    queryKey: ['/sys/auth/activate', token],
    queryFn: async () => {
      const answer = await post('/sys/auth/activate', { token }, { silent: true });
      if (answer.ok) void refreshSession();
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  async function sendAgain(): Promise<void> {
    if (!member) return openPopup('login', {});
    const answer = await post('/sys/member/mail/join/send', { id: member.id });
    if (answer.ok) void showAlert({ message: t('sentAgain') });
    else showToast(t('sendAgainFailed'));
  }

  if (!activation.data) {
    return (
      <section className={`${styles.page} ${styles.center}`}>
        <Spinner size={48} label={t('activating')} />
        <h1>{t('activating')}</h1>
      </section>
    );
  }
  const { data } = activation;
  return (
    <section className={`${styles.page} ${styles.center}`}>
      <h1>{data.ok ? t('activated') : t('activationFailed')}</h1>
      <p className={styles.lead}>{data.ok ? t('activatedText') : data.message}</p>
      {data.ok ? (
        <a className={buttonClass({ variant: 'primary' })} href={hrefOf('/')}>
          {t('toHome')}
        </a>
      ) : (
        <Button variant="primary" onClick={() => void sendAgain()}>
          {member ? t('sendAgain') : t('login')}
        </Button>
      )}
    </section>
  );
}
