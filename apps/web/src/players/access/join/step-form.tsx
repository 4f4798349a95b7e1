import { Button } from '@fairhouse/ui/button.tsx';
import type { FormEvent, ReactNode } from 'react';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import styles from '../form.module.css';
import { refusedField } from './refused-field.ts';
import type { FieldProps, StepProps } from './registration.ts';
import type { StepCheck, StepField } from './registration-checks.ts';

/**
 * One step of joining: the first of `checks` that fails stands at its field, and so does what `onNext` was refused for.
 * `children` draws the fields.
 */
export function StepForm({
  draft,
  change,
  busy,
  checks,
  submitText,
  onNext,
  children,
}: StepProps & {
  checks: readonly StepCheck[];
  submitText: string;
  children: (fields: FieldProps<StepField>) => ReactNode;
}) {
  const problem = useProblem<StepField>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (problem.show(firstProblem(checks)) || busy) return;
    const refused = await onNext();
    const field = refused && refusedField(refused.error);
    if (field) problem.show({ field, message: refused.message });
  }

  return (
    <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {children({
        draft,
        put(changed) {
          problem.clear();
          change(changed);
        },
        problem,
      })}
      <Button type="submit" variant="primary" wide busy={busy}>
        {submitText}
      </Button>
    </form>
  );
}
