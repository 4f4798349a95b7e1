import { type FormEvent, useState } from 'react';
import { post } from '../../lib/api.ts';
import { firstProblem } from '../../lib/first-problem.ts';
import { useProblem } from '../../lib/use-problem.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { goOnWith } from './entered.ts';
import styles from './form.module.css';
import { KnownPassword } from './known-password.tsx';
import { usePictureCheck } from './picture-check.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import { useAccessTexts } from './texts/index.ts';

/** Username and password, or a provider; used by the pop-up and by the page. */
export function LoginForm({
  backurl,
  thenPlay,
  inPopup,
  onDone,
  onForgot,
  onJoin,
}: {
  /** Where to go, and what to play, once logged in: needed by whoever goes by way of a provider or a second step. */
  backurl: string;
  thenPlay?: number;
  inPopup: boolean;
  onDone: () => void;
  onForgot: () => void;
  onJoin: () => void;
}) {
  const t = useAccessTexts();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
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
    const outcome = goOnWith(answer, { thenPlay, inPopup });
    if (outcome === 'entered') onDone();
    else if (outcome === 'second') check.forget();
    else if (!answer.ok) {
      showToast(answer.message);
      await check.heed(answer);
    }
  }

  return (
    <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('usernameOrEmail')}
        data-field="username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={username}
        error={problem.of('username')}
        onChange={(value) => {
          setUsername(value);
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
