import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useAccessTexts } from '../texts/index.ts';
import { GenderAndBirthday } from './gender-and-birthday.tsx';
import { NameFields } from './name-fields.tsx';
import type { StepProps } from './registration.ts';
import { checksOf } from './registration-checks.ts';
import { StepForm } from './step-form.tsx';

/** Step 2: the person. */
export function PersonStep(step: StepProps) {
  const t = useAccessTexts();
  const common = useCommonTexts();
  return (
    <StepForm
      {...step}
      checks={[...checksOf.names(step.draft, t), ...checksOf.genderAndBirthday(step.draft, t)]}
      submitText={common('next')}
    >
      {(fields) => (
        <>
          <NameFields {...fields} />
          <GenderAndBirthday {...fields} />
        </>
      )}
    </StepForm>
  );
}
