import { QrCode } from '@fairhouse/ui/qr-code.tsx';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { post } from '../../lib/api.ts';
import { makePasskey } from '../../lib/passkeys.ts';
import { forgetAnswers } from '../../lib/person.ts';
import { useMeansTexts } from './choose-means-texts.ts';
import styles from './means.module.css';

interface ChooseMeansProps {
  token: string;
  asksName: boolean;
  /** Where somebody has several, each is called something. */
  asksLabel?: boolean;
  takesPasskeys: boolean;
  done: () => void;
}

/** A passkey, or a password with an authenticator app; whichever is finished first signs in. */
export function ChooseMeans({ token, asksName, asksLabel = false, takesPasskeys, done }: ChooseMeansProps) {
  const t = useMeansTexts();
  const [names, setNames] = useState({ name: '', displayName: '' });
  const [label, setLabel] = useState(t('passkeyLabelDefault'));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'passkey' | 'password'>();
  const [scan, setScan] = useState<{ uri: string; secret: string }>();
  const passkeys = takesPasskeys && browserSupportsWebAuthn();
  const own = asksName ? names : {};
  const name = asksName ? { name: names.name } : {};

  const during = async (what: 'passkey' | 'password', work: () => Promise<string | undefined | 'goesOn'>) => {
    setBusy(what);
    setProblem(undefined);
    const said = await work();
    setBusy(undefined);
    if (said === 'goesOn') return;
    setProblem(said);
    if (said !== undefined) return;
    await forgetAnswers();
    done();
  };

  const byPasskey = () =>
    during('passkey', async () => {
      const offered = await post('/operator/auth/passkey/registerOptions', { token, ...name });
      if (!offered.ok) return offered.message;
      const passkey = await makePasskey(offered.data.options);
      if (passkey === undefined) return t('passkeyNotMade');
      const answer = await post('/operator/auth/passkey/register', { token, ...own, label, passkey });
      return answer.ok ? undefined : answer.message;
    });

  const byPassword = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void during('password', async () => {
      if (scan) {
        const code = String(form.get('code')).replace(/\s/g, '');
        const answer = await post('/operator/auth/password/confirm', { token, ...own, code });
        return answer.ok ? undefined : answer.message;
      }
      const answer = await post('/operator/auth/password/set', {
        token,
        ...name,
        password: String(form.get('password')),
      });
      if (!answer.ok) return answer.message;
      setScan(answer.data);
      return 'goesOn';
    });
  };

  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {asksName && <NameFields names={names} change={setNames} readOnly={scan !== undefined} />}
      {!scan && (
        <section className={styles.way}>
          <h2>{t('withPasskey')}</h2>
          <p className={styles.small}>{passkeys ? t('withPasskeyAbout') : t('noPasskeys')}</p>
          {passkeys && asksLabel && (
            <TextInput
              label={t('passkeyLabel')}
              value={label}
              onChange={(event) => setLabel(event.currentTarget.value)}
              maxLength={40}
            />
          )}
          {passkeys && (
            <Button onClick={() => void byPasskey()} loading={busy === 'passkey'} disabled={asksName && !names.name}>
              {t('makePasskey')}
            </Button>
          )}
        </section>
      )}
      <section className={styles.way}>
        <h2>{t('withPassword')}</h2>
        <form className={styles.form} onSubmit={byPassword}>
          {scan ? (
            <ScanFields {...scan} />
          ) : (
            <>
              <p className={styles.small}>{t('withPasswordAbout')}</p>
              <PasswordInput label={t('newPassword')} name="password" autoComplete="new-password" required />
            </>
          )}
          <Button
            type="submit"
            variant={scan || !passkeys ? 'filled' : 'default'}
            loading={busy === 'password'}
            disabled={asksName && !names.name}
          >
            {scan ? t('finish') : t('goOn')}
          </Button>
        </form>
      </section>
    </>
  );
}

interface NameFieldsProps {
  names: { name: string; displayName: string };
  change: (names: { name: string; displayName: string }) => void;
  readOnly: boolean;
}

function NameFields({ names, change, readOnly }: NameFieldsProps) {
  const t = useMeansTexts();
  return (
    <div className={styles.form}>
      <TextInput
        label={t('chooseName')}
        description={t('chooseNameAbout')}
        value={names.name}
        onChange={(event) => change({ ...names, name: event.currentTarget.value.toLowerCase() })}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={30}
        readOnly={readOnly}
        autoFocus
      />
      <TextInput
        label={t('displayName')}
        value={names.displayName}
        onChange={(event) => change({ ...names, displayName: event.currentTarget.value })}
        autoComplete="name"
        maxLength={60}
      />
    </div>
  );
}

/** The secret for the authenticator app, and the first code of it. */
function ScanFields({ uri, secret }: { uri: string; secret: string }) {
  const t = useMeansTexts();
  return (
    <>
      <div className={styles.code}>
        <p>{t('scan')}</p>
        <QrCode value={uri} label={t('scan')} size={180} />
        <p className={styles.small}>
          {t('secret')}{' '}
          <span className={styles.secret} data-testid="totp-secret">
            {secret}
          </span>
        </p>
      </div>
      <TextInput
        label={t('firstCode')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={7}
        required
        autoFocus
      />
    </>
  );
}
