import { Button } from '@fairhouse/ui/button.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { post } from '../../lib/api.ts';
import { queries } from '../../lib/query.ts';
import { type Member, useMember } from '../../lib/session.ts';
import styles from './personal-data.module.css';
import { usePersonalDataTexts } from './texts/index.ts';

const fields = [
  'firstName',
  'lastName',
  'birthday',
  'email',
  'mobilePrefix',
  'mobile',
  'city',
  'postalCode',
  'address',
] as const;
type Field = (typeof fields)[number];

export function CorrectDialog({ onClose }: { onClose: () => void }) {
  const member = useMember();
  return member ? <Form member={member} onClose={onClose} /> : null;
}

function Form({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = usePersonalDataTexts();
  // The page does not receive the birthday: what is typed is what should be.
  const standing: Record<Field, string> = { ...member, birthday: '' };
  const [values, setValues] = useState(() => Object.fromEntries(fields.map((field) => [field, standing[field]])));
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const changed = fields.filter((field) => values[field] !== '' && values[field] !== standing[field]);
    if (changed.length === 0) return showToast(t('nothingChanged'), 'info');
    if (busy) return;
    setBusy(true);
    const answer = await post(
      '/sys/data/askCorrection',
      Object.fromEntries(changed.map((field) => [field, values[field]])),
    );
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    showToast(t('correctSent'), 'info');
    await queries.invalidateQueries({ queryKey: ['/sys/data/get'] });
    onClose();
  }

  return (
    <Dialog title={t('correct')} lead={t('correctLead')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(field)}
            name={field}
            value={values[field] ?? ''}
            onChange={(value) => setValues({ ...values, [field]: value })}
          />
        ))}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
