import type { CallOutput } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { QrCode } from '@fairhouse/ui/qr-code.tsx';
import { type FormEvent, useState } from 'react';
import { post } from '../../../lib/api.ts';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import account from '../account.module.css';
import { useAccountTexts } from '../texts/index.ts';
import styles from './security.module.css';

const codeLength = 6;

/** The secret for the app, and the code that proves that the app has it. */
export function ScanStep({
  secret,
  onBack,
  onClose,
  onDone,
}: {
  secret: CallOutput<'/sys/member/factor/totp/begin'>;
  onBack: () => void;
  onClose: () => void;
  onDone: (recoveryCodes: string[]) => void;
}) {
  const t = useAccountTexts();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const problem = useProblem<'code'>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (problem.show(firstProblem([['code', code.length === codeLength, t('codeRequired')]])) || busy) return;
    setBusy(true);
    const answer = await post('/sys/member/factor/totp/confirm', { code });
    setBusy(false);
    if (answer.ok) return onDone(answer.data.recoveryCodes);
    setCode('');
    problem.show({ field: 'code', message: answer.message });
  }

  return (
    <Dialog title={t('totpTitle')} lead={t('scanLead')} onBack={onBack} onClose={onClose}>
      <form ref={problem.form} className={account.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.scan}>
          <QrCode value={secret.uri} label={t('scanLabel')} size={200} />
          <p className={styles.text}>
            {t('typeInstead')}
            <span className={styles.key} data-testid="totp-secret">
              {secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </span>
          </p>
        </div>
        <TextField
          label={t('codeFromApp')}
          data-field="code"
          name="code"
          autoComplete="one-time-code"
          digitsOnly
          maxLength={codeLength}
          value={code}
          error={problem.of('code')}
          onChange={(value) => {
            setCode(value);
            problem.clear();
          }}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('switchOn')}
        </Button>
      </form>
    </Dialog>
  );
}
