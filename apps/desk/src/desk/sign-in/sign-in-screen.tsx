import { Button, PasswordInput, TextInput } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { post } from '../../lib/api.ts';
import { answerPasskey } from '../../lib/passkeys.ts';
import { forgetAnswers } from '../../lib/person.ts';
import means from '../../ui/choices/means.module.css';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { useSignInTexts } from './texts/index.ts';

/** The way in. `ended` when there was a session before: the address stays, so that one comes back to it. */
export function SignInScreen({ ended }: { ended: boolean }) {
  const t = useSignInTexts();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'passkey' | 'password'>();

  const during = async (what: 'passkey' | 'password', signIn: () => Promise<string | undefined>) => {
    setBusy(what);
    setProblem(undefined);
    const said = await signIn();
    setProblem(said);
    setBusy(undefined);
    if (said === undefined) await forgetAnswers();
  };

  const byPasskey = () =>
    during('passkey', async () => {
      const offered = await post('/operator/auth/passkey/options', {});
      if (!offered.ok) return offered.message;
      const passkey = await answerPasskey(offered.data.options);
      if (passkey === undefined) return t('passkeyFailed');
      const answer = await post('/operator/auth/passkey/signIn', { passkey });
      return answer.ok ? undefined : answer.message;
    });

  const byPassword = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? '');
    void during('password', async () => {
      const input = { name: typed('name').trim(), password: typed('password'), code: typed('code').replace(/\s/g, '') };
      const answer = await post('/operator/auth/signIn', input);
      return answer.ok ? undefined : answer.message;
    });
  };

  return (
    <Door title={t('title')} about={ended ? t('ended') : undefined}>
      {problem && (
        <p className={means.problem} role="alert">
          {problem}
        </p>
      )}
      {browserSupportsWebAuthn() && (
        <>
          <Button size="md" onClick={() => void byPasskey()} loading={busy === 'passkey'} autoFocus>
            {t('passkey')}
          </Button>
          <p className={styles.or}>{t('or')}</p>
        </>
      )}
      <form className={means.form} onSubmit={byPassword}>
        <TextInput label={t('name')} name="name" autoComplete="username" autoCapitalize="none" required />
        <PasswordInput label={t('password')} name="password" autoComplete="current-password" required />
        <TextInput
          label={t('code')}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          required
        />
        <Button type="submit" variant="default" loading={busy === 'password'}>
          {t('signIn')}
        </Button>
      </form>
      <p className={means.small}>{t('noAccount')}</p>
    </Door>
  );
}
