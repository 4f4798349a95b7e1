import { useCommonTexts } from '../../../lib/texts/index.ts';
import { GenderAndBirthday } from '../join/gender-and-birthday.tsx';
import { MobileField } from '../join/mobile-field.tsx';
import type { StepProps } from '../join/registration.ts';
import { checksOf } from '../join/registration-checks.ts';
import { StepForm } from '../join/step-form.tsx';
import { useAccessTexts } from '../texts/index.ts';

/** What no provider tells: gender, birthday, mobile number. */
export function ContactStep(step: StepProps) {
  const t = useAccessTexts();
  const common = useCommonTexts();
  return (
    <StepForm
      {...step}
      checks={[...checksOf.genderAndBirthday(step.draft, t), ...checksOf.mobile(step.draft, t)]}
      submitText={common('next')}
    >
      {(fields) => (
        <>
          <GenderAndBirthday {...fields} />
          <MobileField {...fields} />
        </>
      )}
    </StepForm>
  );
}
