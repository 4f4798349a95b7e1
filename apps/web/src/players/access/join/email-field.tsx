import { longestEmail } from '@fairhouse/contract/email';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { firstFocus } from '@fairhouse/ui/layers/use-layer-focus.ts';
import { useAccessTexts } from '../texts/index.ts';
import type { FieldProps } from './registration.ts';

export function EmailField({ draft, put, problem }: FieldProps<'email'>) {
  const t = useAccessTexts();
  return (
    <TextField
      label={t('email')}
      data-field="email"
      {...firstFocus}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longestEmail}
      value={draft.email}
      error={problem.of('email')}
      onChange={(email) => put({ email })}
    />
  );
}
