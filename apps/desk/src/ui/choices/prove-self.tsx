import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { post } from '../../lib/api.ts';
import { answerPasskey } from '../../lib/passkeys.ts';
import styles from './means.module.css';
import { useProveTexts } from './prove-self-texts.ts';

interface ProveSelfProps {
  means: OperatorCallOutput<'/operator/auth/means/list'>;
  /** With what the proof gave. */
  proved: (token: string) => Promise<void>;
}

/** Who sits there proves again to be oneself, by what one has. */
export function ProveSelf({ means, proved }: ProveSelfProps) {
  const t = useProveTexts();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'passkey' | 'password'>();

  const prove = async (by: 'passkey' | 'password', given: () => Promise<object | undefined>) => {
    setBusy(by);
    setProblem(undefined);
    const proof = await given();
    const answer = proof && (await post('/operator/auth/means/prove', proof));
    if (!answer) setProblem(t('passkeyFailed'));
    else if (answer.ok) await proved(answer.data.token);
    else setProblem(answer.message);
    setBusy(undefined);
  };
  const byPasskey = () =>
    prove('passkey', async () => {
      const offered = await post('/operator/auth/passkey/options', {});
      const passkey = offered.ok ? await answerPasskey(offered.data.options) : undefined;
      return passkey === undefined ? undefined : { passkey };
    });
  const byPassword = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void prove('password', async () => ({
      password: String(form.get('password')),
      code: String(form.get('code')).replace(/\s/g, ''),
    }));
  };
  return (
    <>
      <p>{t(means.passkeys.length > 0 || means.passwordSetTime ? 'prove' : 'proveByLink')}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {means.passkeys.length > 0 && browserSupportsWebAuthn() && (
        <Button onClick={() => void byPasskey()} loading={busy === 'passkey'}>
          {t('proveByPasskey')}
        </Button>
      )}
      {means.passwordSetTime && (
        <form className={styles.form} onSubmit={byPassword}>
          <PasswordInput label={t('passwordOf')} name="password" autoComplete="current-password" required />
          <TextInput
            label={t('codeOf')}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={7}
            required
          />
          <Button type="submit" variant="default" loading={busy === 'password'}>
            {t('proveByPassword')}
          </Button>
        </form>
      )}
    </>
  );
}
