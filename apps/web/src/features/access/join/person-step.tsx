import type { FormEvent } from 'react';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGrid } from '../../../ui/choice-grid.tsx';
import { DigitBoxes } from '../../../ui/digit-boxes.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../form.module.css';
import { useAccessTexts } from '../texts/index.ts';
import { birthdayOf, type Registration, type RegistrationField, type StepProps } from './registration.ts';

const dateGroups = [4, 2, 2];

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
      <div data-field="gender">
        <ChoiceGrid
          label={t('gender')}
          columns={2}
          choices={[
            { value: 'FEMALE', label: t('female') },
            { value: 'MALE', label: t('male') },
          ]}
          value={draft.gender}
          error={problem.of('gender')}
          onChange={(gender) => put({ gender: gender as Registration['gender'] })}
        />
      </div>
      <div data-field="birthday">
        <DigitBoxes
          label={t('birthday')}
          groups={dateGroups}
          placeholders="YYYYMMDD"
          hint={t('birthdayHint')}
          value={draft.birthday}
          error={problem.of('birthday')}
          onChange={(birthday) => put({ birthday })}
        />
      </div>
      <Button type="submit" variant="primary" wide busy={busy}>
        {common('next')}
      </Button>
    </form>
  );
}
