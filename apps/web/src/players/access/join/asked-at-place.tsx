import type { CallOutput } from '@fairhouse/contract';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import type { Translate } from '../../../lib/language/i18n.ts';
import type { en } from '../texts/en.ts';
import { useAccessTexts } from '../texts/index.ts';
import type { FieldProps, Registration } from './registration.ts';
import type { StepCheck } from './registration-checks.ts';

type Rules = Pick<CallOutput<'/base/country/listAll'>[number], 'nationalId' | 'joiningFields'> | undefined;
type Asked = 'birthName' | 'birthPlace' | 'nationalId';

/** That nothing is left empty which the place asks for; the server checks digits. */
export function askedChecks(
  rules: Rules,
  draft: Pick<Registration, Asked>,
  t: Translate<keyof typeof en>,
): StepCheck[] {
  const { nationalId = null, joiningFields = [] } = rules ?? {};
  return [
    ...joiningFields.map((field): StepCheck => [field, draft[field].trim() !== '', t(`${field}Tip`)]),
    ...(nationalId ? [['nationalId', draft.nationalId.trim() !== '', t(`${nationalId}Tip`)] as const] : []),
  ];
}

/** The fields that only some places have joining ask for. */
export function AskedAtPlace({ rules, draft, put, problem }: FieldProps<Asked> & { rules: Rules }) {
  const t = useAccessTexts();
  const { nationalId = null, joiningFields = [] } = rules ?? {};
  return (
    <>
      {joiningFields.map((field) => (
        <TextField
          key={field}
          label={t(field)}
          data-field={field}
          autoComplete="off"
          maxLength={field === 'birthName' ? 60 : 100}
          value={draft[field]}
          error={problem.of(field)}
          onChange={(typed) => put({ [field]: typed })}
        />
      ))}
      {nationalId && (
        <TextField
          label={t(nationalId)}
          data-field="nationalId"
          hint={t(`${nationalId}Hint`)}
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
          value={draft.nationalId}
          error={problem.of('nationalId')}
          onChange={(typed) => put({ nationalId: typed })}
        />
      )}
    </>
  );
}
