import { useCallback } from 'react';
import { exactText } from '../../formats.ts';
import { useCommonTexts } from '../index.ts';
import { useCommandName, useKindTexts, useStatusTexts } from './index.ts';
import { useMethodNames } from './methods.ts';
import { usePartNames } from './parts.ts';
import { useProviderNames } from './providers.ts';

/** Fields whose values are codes, by what they are codes of. */
const codeFields: Readonly<Record<string, 'status' | 'kind' | 'action' | 'method' | 'provider' | 'part'>> = {
  at: 'part',
  status: 'status',
  state: 'status',
  kind: 'kind',
  severity: 'kind',
  promotion: 'kind',
  source: 'kind',
  command: 'action',
  method: 'method',
  paymentMethod: 'method',
  provider: 'provider',
  vendor: 'provider',
};

const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);

/** The value of a field of the audit log or of a proposal, in words where it is a code, a moment or a switch. */
export function useFieldValue(): (field: string, value: string | undefined) => string {
  const t = useCommonTexts();
  const status = useStatusTexts();
  const kind = useKindTexts();
  const action = useCommandName();
  const method = useMethodNames();
  const provider = useProviderNames();
  const part = usePartNames();
  return useCallback(
    (field, value) => {
      if (value === undefined || value === 'null' || value === '') return '–';
      if (value === 'true') return t('yes');
      if (value === 'false') return t('no');
      if (isMoment(value)) return exactText(value);
      switch (codeFields[field.split('.').at(-1)!]) {
        case 'status':
          return status(value);
        case 'kind':
          return kind(value);
        case 'action':
          return action(value);
        case 'method':
          return method(value) ?? value;
        case 'provider':
          return provider(value) ?? value;
        case 'part':
          return part(value) ?? value;
        default:
          return value;
      }
    },
    [t, status, kind, action, method, provider, part],
  );
}
