import { Button } from '@fairhouse/ui/button.tsx';
import { Checkbox } from '@fairhouse/ui/forms/checkbox.tsx';
import { PasswordField } from '@fairhouse/ui/forms/text-field.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { firstProblem } from '../../lib/first-problem.ts';
import { useProblem } from '../../lib/use-problem.ts';
import styles from './personal-data.module.css';
import { usePersonalDataTexts } from './texts/index.ts';

interface Props {
  title: string;
  lead: string;
  /** On the button. */
  go: string;
  /** A sentence to tick, where the password alone is not enough. */
  sure?: string;
  isHard?: boolean;
  onClose(): void;
  /** Answers what went wrong, as a sentence; then the dialog stays. */
  act(password: string): Promise<string | undefined>;
}

/** What is done only after the password once more. */
export function PasswordDialog({ title, lead, go, sure, isHard, onClose, act }: Props) {
  const t = usePersonalDataTexts();
  const [password, setPassword] = useState('');
  const [isSure, setIsSure] = useState(sure === undefined);
  const [busy, setBusy] = useState(false);
  const problem = useProblem<'password' | 'sure'>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = firstProblem<'password' | 'sure'>([
      ['password', password !== '', t('passwordRequired')],
      ['sure', isSure, t('eraseSureRequired')],
    ]);
    if (found?.field === 'sure') return void showToast(found.message);
    if (problem.show(found) || busy) return;
    setBusy(true);
    const wrong = await act(password);
    setBusy(false);
    if (wrong === undefined) return onClose();
    problem.show({ field: 'password', message: wrong });
  }

  return (
    <Dialog title={title} lead={lead} size="s" onClose={onClose}>
      <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {sure !== undefined && (
          <Checkbox checked={isSure} onChange={setIsSure}>
            {sure}
          </Checkbox>
        )}
        <PasswordField
          label={t('password')}
          data-field="password"
          autoComplete="current-password"
          value={password}
          error={problem.of('password')}
          onChange={(value) => {
            setPassword(value);
            problem.clear();
          }}
        />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant={isHard ? 'danger' : 'primary'} busy={busy}>
            {go}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
