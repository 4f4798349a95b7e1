import { useCommonTexts } from '../../../lib/texts/index.ts';
import { EmailField } from '../join/email-field.tsx';
import { NameFields } from '../join/name-fields.tsx';
import type { StepProps } from '../join/registration.ts';
import { checksOf } from '../join/registration-checks.ts';
import { StepForm } from '../join/step-form.tsx';
import { useAccessTexts } from '../texts/index.ts';

/** The completion form: email address, first and last name, filled in with what the provider told. */
export function CompletionStep(step: StepProps) {
  const t = useAccessTexts();
  const common = useCommonTexts();
  return (
    <StepForm
      {...step}
      checks={[...checksOf.email(step.draft, t), ...checksOf.names(step.draft, t)]}
      submitText={common('next')}
    >
      {(fields) => (
        <>
          <EmailField {...fields} />
          <NameFields {...fields} />
        </>
      )}
    </StepForm>
  );
}
