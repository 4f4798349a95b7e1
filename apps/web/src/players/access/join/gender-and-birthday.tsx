import { ChoiceGrid } from '@fairhouse/ui/forms/choice-grid.tsx';
import { DigitBoxes } from '@fairhouse/ui/forms/digit-boxes.tsx';
import { useAccessTexts } from '../texts/index.ts';
import type { FieldProps, Registration } from './registration.ts';

const dateGroups = [4, 2, 2];

/** What every way of joining asks of a person besides the name. */
export function GenderAndBirthday({ draft, put, problem }: FieldProps<'gender' | 'birthday'>) {
  const t = useAccessTexts();
  return (
    <>
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
    </>
  );
}
