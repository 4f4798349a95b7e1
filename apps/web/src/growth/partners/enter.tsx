import { Button } from '@fairhouse/ui/button.tsx';
import { PasswordField, TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { QrCode } from '@fairhouse/ui/qr-code.tsx';
import { type FormEvent, useState } from 'react';
import { post } from '../../lib/api.ts';
import { deviceId } from '../../lib/device-id.ts';
import styles from './partners.module.css';
import { usePartnerTexts } from './texts/index.ts';

interface EnterProps {
  entered: (token: string) => void;
}

/** Address, password and a code of the authenticator app. */
export function SignIn({ entered }: EnterProps) {
  const t = usePartnerTexts();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { busy, problem, run } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      if (!/^\d{6}$/.test(code)) return t('codeTip');
      const device = deviceId();
      const answer = await post('/partner/auth/signIn', {
        email,
        password,
        code,
        ...(device ? { deviceId: device } : {}),
      });
      if (!answer.ok) return answer.message;
      entered(answer.data.token);
      return undefined;
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.quiet}>{t('signInLead')}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <TextField label={t('email')} type="email" autoComplete="username" value={email} onChange={setEmail} />
      <PasswordField label={t('password')} autoComplete="current-password" value={password} onChange={setPassword} />
      <TextField
        label={t('code')}
        digitsOnly
        maxLength={6}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('signIn')}
      </Button>
    </form>
  );
}

/** By the link of the invitation: a password, then the first code of a new authenticator app. */
export function SetUp({ token, entered }: EnterProps & { token: string }) {
  const t = usePartnerTexts();
  const [password, setPassword] = useState('');
  const [app, setApp] = useState<{ uri: string; secret: string }>();
  const [code, setCode] = useState('');
  const { busy, problem, run } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      if (!app) {
        const begun = await post('/partner/auth/begin', { token, password });
        if (!begun.ok) return begun.message;
        setApp(begun.data);
        return undefined;
      }
      if (!/^\d{6}$/.test(code)) return t('codeTip');
      const answer = await post('/partner/auth/confirm', { token, code });
      if (!answer.ok) return answer.message;
      entered(answer.data.token);
      return undefined;
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.quiet}>{t(app ? 'appLead' : 'setUpLead')}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {app ? (
        <>
          <div className={styles.app}>
            <QrCode value={app.uri} label={t('appCode')} size={180} />
            <code>{app.secret}</code>
          </div>
          <TextField
            label={t('code')}
            digitsOnly
            maxLength={6}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
        </>
      ) : (
        <PasswordField
          label={t('newPassword')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
      )}
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('goOn')}
      </Button>
    </form>
  );
}

/** One attempt at a time; what it answers is what went wrong. */
function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (attempt: () => Promise<string | undefined>) => {
    if (busy) return;
    setBusy(true);
    setProblem(await attempt());
    setBusy(false);
  };
  return { busy, problem, run };
}
