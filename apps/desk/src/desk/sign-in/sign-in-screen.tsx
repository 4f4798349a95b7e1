import { Button, PasswordInput, TextInput } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useState } from 'react';
import { post } from '../../lib/api.ts';
import { answerPasskey } from '../../lib/passkeys.ts';
import { forgetAnswers } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import means from '../../ui/choices/means.module.css';
import { leaveForCompany, takeCompanyReturn } from './company-return.ts';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { useSignInTexts } from './texts/index.ts';

type Way = 'passkey' | 'password' | 'company';

/** The way in. `ended` when there was a session before: the address stays, so that one comes back to it. */
export function SignInScreen({ ended }: { ended: boolean }) {
  const t = useSignInTexts();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<Way>();
  const { data: company } = useCall('/operator/auth/company/describe', {});

  const during = async (what: Way, signIn: () => Promise<string | undefined>) => {
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

  const byCompany = async () => {
    setBusy('company');
    setProblem(undefined);
    const answer = await post('/operator/auth/company/start', { browser: leaveForCompany() });
    if (answer.ok) return window.location.assign(answer.data.url);
    setProblem(answer.message);
    setBusy(undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens.
  useEffect(() => {
    const back = takeCompanyReturn();
    if (!back) return;
    void during('company', async () => {
      const answer = await post('/operator/auth/company/finish', back);
      return answer.ok ? undefined : answer.message;
    });
  }, []);

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
      {company?.name && (
        <Button size="md" variant="default" onClick={() => void byCompany()} loading={busy === 'company'}>
          {t('company', { name: company.name })}
        </Button>
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
