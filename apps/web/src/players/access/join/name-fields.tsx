import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { useAccessTexts } from '../texts/index.ts';
import type { FieldProps } from './registration.ts';

/** First and last name. */
export function NameFields({ draft, put, problem }: FieldProps<'firstName' | 'lastName'>) {
  const t = useAccessTexts();
  return (
    <>
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
    </>
  );
}
