import type { FormEvent } from 'react';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../form.module.css';
import { GenderAndBirthday } from '../join/gender-and-birthday.tsx';
import { MobileField } from '../join/mobile-field.tsx';
import { birthdayOf, type RegistrationField, type StepProps } from '../join/registration.ts';
import { useAccessTexts } from '../texts/index.ts';

/** What no provider tells: gender, birthday, mobile number. */
export function ContactStep({ draft, change, busy, onNext }: StepProps & { onNext: () => void }) {
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
      ['gender', draft.gender !== undefined, t('genderTip')],
      ['birthday', birthdayOf(draft.birthday) !== undefined, t('birthdayTip')],
      ['mobilePrefix', draft.mobilePrefix !== '', t('mobilePrefixTip')],
      ['mobile', draft.mobile !== '', t('mobileTip')],
    ]);
    if (!problem.show(found) && !busy) onNext();
  }

  return (
    <form ref={problem.form} className={styles.form} noValidate onSubmit={submit}>
      <GenderAndBirthday draft={draft} put={put} problem={problem} />
      <MobileField draft={draft} put={put} problem={problem} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {common('next')}
      </Button>
    </form>
  );
}
