import { Button } from '@fairhouse/ui/button.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { post } from '../../../lib/api.ts';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import styles from '../account.module.css';
import { useAccountTexts } from '../texts/index.ts';
import type { Passkey } from './task.ts';

export function RenameStep({
  passkey,
  onBack,
  onClose,
  onDone,
}: {
  passkey: Passkey;
  onBack: () => void;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useAccountTexts();
  const [name, setName] = useState(passkey.name);
  const [busy, setBusy] = useState(false);
  const problem = useProblem<'name'>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (problem.show(firstProblem([['name', name.trim() !== '', t('passkeyNameRequired')]])) || busy) return;
    setBusy(true);
    const answer = await post('/sys/member/factor/passkey/rename', { id: passkey.id, name: name.trim() });
    setBusy(false);
    if (answer.ok) return onDone();
    problem.show({ field: 'name', message: answer.message });
  }

  return (
    <Dialog title={t('rename')} onBack={onBack} onClose={onClose}>
      <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('passkeyName')}
          data-field="name"
          autoComplete="off"
          maxLength={40}
          value={name}
          error={problem.of('name')}
          onChange={(value) => {
            setName(value);
            problem.clear();
          }}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('saveName')}
        </Button>
      </form>
    </Dialog>
  );
}
