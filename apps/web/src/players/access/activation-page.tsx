import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { hrefOf, useLocation } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { refreshSession, useMember } from '../../lib/session.ts';
import styles from './form.module.css';
import { SendAgainButton } from './send-again-button.tsx';
import { useAccessTexts } from './texts/index.ts';

/** The API's code `alreadyActivated`: the link has done its work before, such as when its page is reloaded. */
const alreadyActivated = 1116;

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

  if (!activation.data) {
    return (
      <section className={`${styles.page} ${styles.center}`}>
        <Spinner size={48} label={t('activating')} />
        <h1>{t('activating')}</h1>
      </section>
    );
  }
  const { data } = activation;
  if (data.ok || data.error === alreadyActivated) {
    return (
      <section className={`${styles.page} ${styles.center}`}>
        <h1>{t('activated')}</h1>
        <p className={styles.lead}>{t(data.ok ? 'activatedText' : 'activatedBefore')}</p>
        <a className={buttonClass({ variant: 'primary' })} href={hrefOf('/')}>
          {t('toHome')}
        </a>
      </section>
    );
  }
  const to = member ? { id: member.id } : { token };
  return (
    <section className={`${styles.page} ${styles.center}`}>
      <h1>{t('activationFailed')}</h1>
      <p className={styles.lead}>{data.message}</p>
      {/* A link that was cut off on its way belongs to nobody; a member is known without it. */}
      {(member || token) && (
        <SendAgainButton
          variant="primary"
          send={() => post('/sys/member/mail/join/send', to)}
          onSent={() => openPopup('activation', { to })}
        />
      )}
      {!member && <Button onClick={() => openPopup('login', {})}>{t('login')}</Button>}
    </section>
  );
}
