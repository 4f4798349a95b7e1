import { Button } from '@fairhouse/ui/button.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { firstFocus } from '@fairhouse/ui/layers/use-layer-focus.ts';
import { type FormEvent, useState } from 'react';
import { post } from '../../lib/api.ts';
import { firstProblem } from '../../lib/first-problem.ts';
import { useEnding } from '../../lib/session.ts';
import { useProblem } from '../../lib/use-problem.ts';
import { goOnWith } from './entered.ts';
import styles from './form.module.css';
import { KnownPassword } from './known-password.tsx';
import { usePictureCheck } from './picture-check.tsx';
import { SessionNotice } from './session-notice.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import { useAccessTexts } from './texts/index.ts';

/** The API's code `accountSuspended`: said to the right password alone. */
const accountSuspended = 1134;

/** The name that was typed and left, so that Escape does not lose it; the password is not kept. */
let leftName = '';

/** Username and password, or a provider; used by the pop-up and by the page. */
export function LoginForm({
  backurl,
  thenPlay,
  inPopup,
  onDone,
  onForgot,
  onJoin,
}: {
  /** Where to go, and what to play, once logged in: needed by anyone who goes by way of a provider or a second step. */
  backurl: string;
  thenPlay?: number;
  inPopup: boolean;
  onDone: () => void;
  onForgot: () => void;
  onJoin: () => void;
}) {
  const t = useAccessTexts();
  const [username, setUsername] = useState(leftName);
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string>();
  const shown = useEnding();
  const why = refused ?? shown;
  const [busy, setBusy] = useState(false);
  const problem = useProblem<'username' | 'password' | 'verifyCode'>();
  const check = usePictureCheck();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = firstProblem([
      ['username', username.trim() !== '', t('usernameTip')],
      ['password', password !== '', t('passwordTip')],
      ['verifyCode', check.isAnswered, check.tip],
    ]);
    if (problem.show(found) || busy) return;
    setBusy(true);
    const answer = await post('/sys/auth/login', {
      username: username.trim(),
      password,
      type: 'MEMBER',
      ...check.fields,
    });
    setBusy(false);
    if (answer.ok) leftName = '';
    const outcome = goOnWith(answer, { thenPlay, inPopup });
    if (outcome === 'entered') onDone();
    else if (outcome === 'second') check.forget();
    else if (!answer.ok) {
      const isSuspended = answer.error === accountSuspended;
      setRefused(isSuspended ? answer.message : undefined);
      await check.heed(answer);
      // At the field: a toast would cover the button on a phone.
      if (!isSuspended) problem.show({ field: 'password', message: answer.message });
    }
  }

  return (
    <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {why && <SessionNotice sentence={why} />}
      <TextField
        label={t('usernameOrEmail')}
        data-field="username"
        {...firstFocus}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={username}
        error={problem.of('username')}
        onChange={(value) => {
          setUsername(value);
          leftName = value;
          problem.clear();
        }}
      />
      <KnownPassword
        value={password}
        onChange={(value) => {
          setPassword(value);
          problem.clear();
        }}
        name="password"
        check={check}
        errorOf={problem.of}
        onForgot={onForgot}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('login')}
      </Button>
      <SocialButtons backurl={backurl} thenPlay={thenPlay} />
      <p className={styles.aside}>
        {t('noAccount')}
        <button type="button" className={styles.link} onClick={onJoin}>
          {t('signUp')}
        </button>
      </p>
    </form>
  );
}
