import type { FormEvent } from 'react';
import type { Refused } from '../../../lib/api.ts';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../form.module.css';
import { refusedField } from '../join/refused-field.ts';
import { isEmail, type RegistrationField, type StepProps } from '../join/registration.ts';
import { useAccessTexts } from '../texts/index.ts';

/** The completion form: email address, first and last name, filled in with what the provider told. */
export function CompletionStep({
  draft,
  change,
  busy,
  onNext,
}: StepProps & { onNext: () => Promise<Refused | undefined> }) {
  const t = useAccessTexts();
  const common = useCommonTexts();
  const problem = useProblem<RegistrationField>();

  function put(changed: Parameters<typeof change>[0]): void {
    problem.clear();
    change(changed);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = firstProblem<RegistrationField>([
      ['email', draft.email.trim() !== '', t('emailTip')],
      ['email', isEmail(draft.email.trim()), t('emailTip1')],
      ['firstName', draft.firstName.trim() !== '', t('firstNameTip')],
      ['lastName', draft.lastName.trim() !== '', t('lastNameTip')],
    ]);
    if (problem.show(found) || busy) return;
    const refused = await onNext();
    const field = refused && refusedField(refused.error);
    if (field) problem.show({ field, message: refused.message });
  }

  return (
    <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('email')}
        data-field="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={draft.email}
        error={problem.of('email')}
        onChange={(email) => put({ email })}
      />
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
      <Button type="submit" variant="primary" wide busy={busy}>
        {common('next')}
      </Button>
    </form>
  );
}
