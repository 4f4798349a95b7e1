import type { FormEvent } from 'react';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../form.module.css';
import { useAccessTexts } from '../texts/index.ts';
import { GenderAndBirthday } from './gender-and-birthday.tsx';
import { birthdayOf, type RegistrationField, type StepProps } from './registration.ts';

/** Step 2: the person. */
export function PersonStep({ draft, change, busy, onNext }: StepProps & { onNext: () => void }) {
  const t = useAccessTexts();
  const common = useCommonTexts();
  const problem = useProblem<RegistrationField>();

  function put(changed: Parameters<typeof change>[0]): void {
    problem.clear();
    change(changed);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = firstProblem<RegistrationField>([
      ['firstName', draft.firstName.trim() !== '', t('firstNameTip')],
      ['lastName', draft.lastName.trim() !== '', t('lastNameTip')],
      ['gender', draft.gender !== undefined, t('genderTip')],
      ['birthday', birthdayOf(draft.birthday) !== undefined, t('birthdayTip')],
    ]);
    if (!problem.show(found) && !busy) onNext();
  }

  return (
    <form ref={problem.form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('firstName')}
        data-field="firstName"
        autoComplete="given-name"
        maxLength={60}
        value={draft.firstName}
        error={problem.of('firstName')}
        onChange={(firstName) => put({ firstName })}
      />
      <TextField
        label={t('lastName')}
        data-field="lastName"
        autoComplete="family-name"
        maxLength={60}
        value={draft.lastName}
        error={problem.of('lastName')}
        onChange={(lastName) => put({ lastName })}
      />
      <GenderAndBirthday draft={draft} put={put} problem={problem} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {common('next')}
      </Button>
    </form>
  );
}
