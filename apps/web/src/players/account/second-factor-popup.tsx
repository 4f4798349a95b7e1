import { Button } from '@fairhouse/ui/button.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { closePopup, openPopup, type Popups, replacePopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { firstProblem } from '../../lib/first-problem.ts';
import { beginSession } from '../../lib/session.ts';
import { useProblem } from '../../lib/use-problem.ts';
import styles from './account.module.css';
import { signWithPasskey } from './sign-with-passkey.ts';
import { useAccountTexts } from './texts/index.ts';

type Way = Popups['secondFactor']['challenge']['methods'][number];

/** The API's code `secondFactorExpired`: the log-in begins again. */
const expiredCode = 1121;

const leads = { totp: 'factorLeadCode', passkey: 'factorLeadPasskey', recoveryCode: 'factorLeadRecovery' } as const;
const others = { totp: 'useCode', passkey: 'usePasskey', recoveryCode: 'useRecovery' } as const;

/** The second step of a log-in: a code, a passkey or a recovery code, whichever the member has at hand. */
export default function SecondFactorPopup({
  challenge,
  thenPlay,
  onClose,
}: Popups['secondFactor'] & { onClose: () => void }) {
  const t = useAccountTexts();
  const ways = challenge.methods.filter((way) => way !== 'passkey' || browserSupportsWebAuthn());
  const [way, setWay] = useState<Way>(ways[0] ?? 'recoveryCode');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const problem = useProblem<'code'>();

  async function answerWith(proof: { code: string } | { passkey: string }): Promise<void> {
    const answer = await post('/sys/auth/login', { challenge: challenge.challenge, ...proof });
    setBusy(false);
    if (answer.ok) {
      beginSession(answer.data);
      closePopup('secondFactor');
      if (thenPlay !== undefined) openPopup('play', { gameId: thenPlay, playForFun: false });
      return;
    }
    if (answer.error === expiredCode) {
      showToast(answer.message);
      return replacePopup('login', { thenPlay });
    }
    if (way === 'passkey' || answer.error === -1) return showToast(answer.message);
    setCode('');
    problem.show({ field: 'code', message: answer.message });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (way === 'passkey') {
      setBusy(true);
      const passkey = await signWithPasskey(challenge.passkey);
      if (passkey) return answerWith({ passkey });
      setBusy(false);
      return showToast(t('passkeyNotUsed'), 'info');
    }
    const isThere = way === 'totp' ? code.length === 6 : code.trim() !== '';
    const tip = way === 'totp' ? t('codeRequired') : t('recoveryRequired');
    if (problem.show(firstProblem([['code', isThere, tip]]))) return;
    setBusy(true);
    await answerWith({ code: code.trim() });
  }

  function change(to: Way): void {
    setWay(to);
    setCode('');
    problem.clear();
  }

  return (
    <Dialog title={t('factorTitle')} lead={t(leads[way])} onClose={onClose}>
      <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {way === 'passkey' ? null : (
          <TextField
            key={way}
            label={way === 'totp' ? t('codeFromApp') : t('recoveryCode')}
            data-field="code"
            name="code"
            autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            digitsOnly={way === 'totp'}
            maxLength={way === 'totp' ? 6 : 32}
            autoFocus
            value={code}
            error={problem.of('code')}
            onChange={(value) => {
              setCode(value);
              problem.clear();
            }}
          />
        )}
        <Button type="submit" variant="primary" wide busy={busy}>
          {way === 'passkey' ? (
            <>
              <Icon name="key" size={18} />
              {t('usePasskey')}
            </>
          ) : (
            t('logIn')
          )}
        </Button>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <button key={other} type="button" className={styles.link} onClick={() => change(other)}>
              {t(others[other])}
            </button>
          ))}
      </form>
    </Dialog>
  );
}
