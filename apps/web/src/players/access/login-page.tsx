import { useEffect } from 'react';
import { safeBackurl } from '../../lib/address/backurl.ts';
import { navigate, useLocation } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { useSession } from '../../lib/session.ts';
import styles from './form.module.css';
import { LoginForm } from './login-form.tsx';
import { useAccessTexts } from './texts/index.ts';

/** /login: the same form as a page, going on to `backurl` afterwards. Anyone who is logged in goes there at once. */
export default function LoginPage() {
  const t = useAccessTexts();
  const { status } = useSession();
  const { query } = useLocation();
  const target = safeBackurl(query.get('backurl'));

  useEffect(() => {
    if (status === 'member') navigate(target, { replace: true });
  }, [status, target]);

  return (
    <section className={styles.page}>
      <h1>{t('welcomeBack')}</h1>
      <LoginForm
        backurl={target}
        inPopup={false}
        onDone={() => navigate(target, { replace: true })}
        onForgot={() => openPopup('forgotPassword')}
        onJoin={() => navigate('/join')}
      />
    </section>
  );
}
