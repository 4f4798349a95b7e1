import { Button } from '@fairhouse/ui/button.tsx';
import { PasswordField, TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import styles from '../account.module.css';
import { useAccountTexts } from '../texts/index.ts';
import { doTask, type Outcome } from './do-task.ts';
import type { Task } from './task.ts';

const titles = {
  addTotp: 'totpTitle',
  removeTotp: 'totpTitle',
  addPasskey: 'addPasskey',
  removePasskey: 'passkeysTitle',
  newCodes: 'recoveryTitle',
} as const;

/** The password again: anyone who found a session open must not change what protects the account. */
export function PasswordStep({
  task,
  onBack,
  onClose,
  onDone,
}: {
  task: Task;
  onBack: () => void;
  onClose: () => void;
  onDone: (outcome: Extract<Outcome, { ok: true }>) => void;
}) {
  const t = useAccountTexts();
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const problem = useProblem<'name' | 'password'>();
  const wantsName = task.do === 'addPasskey';
  const removes = task.do === 'removeTotp' || task.do === 'removePasskey';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = firstProblem([
      ['name', !wantsName || name.trim() !== '', t('passkeyNameRequired')],
      ['password', password !== '', t('passwordRequired')],
    ]);
    if (problem.show(found) || busy) return;
    setBusy(true);
    const outcome = await doTask(task, password, name.trim());
    setBusy(false);
    if (outcome.ok) return onDone(outcome);
    if ('said' in outcome) return showToast(t(outcome.said), 'info');
    problem.show({ field: 'password', message: outcome.message });
  }

  return (
    <Dialog
      title={t(titles[task.do])}
      lead={t(`passwordFor_${task.do}`, task.do === 'removePasskey' ? { name: task.passkey.name } : {})}
      onBack={onBack}
      onClose={onClose}
    >
      <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {wantsName && (
          <TextField
            label={t('passkeyName')}
            data-field="name"
            autoComplete="off"
            maxLength={40}
            hint={t('passkeyNameHint')}
            autoFocus
            value={name}
            error={problem.of('name')}
            onChange={(value) => {
              setName(value);
              problem.clear();
            }}
          />
        )}
        <PasswordField
          label={t('password')}
          data-field="password"
          autoComplete="current-password"
          autoFocus={!wantsName}
          value={password}
          error={problem.of('password')}
          onChange={(value) => {
            setPassword(value);
            problem.clear();
          }}
        />
        <button type="button" className={styles.link} onClick={() => openPopup('forgotPassword')}>
          {t('forgotPassword')}
        </button>
        <Button type="submit" variant={removes ? 'danger' : 'primary'} wide busy={busy}>
          {task.do === 'removeTotp' ? t('switchOff') : task.do === 'removePasskey' ? t('remove') : t('go')}
        </Button>
      </form>
    </Dialog>
  );
}
