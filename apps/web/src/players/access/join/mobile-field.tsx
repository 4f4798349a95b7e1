import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Picker } from '@fairhouse/ui/picker.tsx';
import { sourceOf } from '@fairhouse/ui/picker-options.ts';
import { useMemo } from 'react';
import { useCall } from '../../../lib/query.ts';
import styles from '../form.module.css';
import { useAccessTexts } from '../texts/index.ts';
import type { FieldProps } from './registration.ts';

/** The international code and the number. */
export function MobileField({ draft, put, problem }: FieldProps<'mobileCountry' | 'mobilePrefix' | 'mobile'>) {
  const t = useAccessTexts();
  const codes = useCall('/sys/country/listTelNum', { status: 1, telNum_0: 'ASC' }, { staleTimeMs: 3_600_000 });
  const options = useMemo(
    () =>
      (codes.data ?? []).map((code) => ({
        value: code.isoCode2,
        label: `+${code.telNum} ${code.enName}`,
        short: `+${code.telNum}`,
      })),
    [codes.data],
  );
  return (
    <div className={styles.phone}>
      <div data-field="mobilePrefix">
        <Picker
          label={t('mobilePrefix')}
          title={t('internationalCode')}
          options={options}
          source={sourceOf(codes)}
          searchable
          value={draft.mobileCountry}
          error={problem.of('mobilePrefix')}
          onChange={(isoCode2) =>
            put({
              mobileCountry: isoCode2,
              mobilePrefix: codes.data?.find((code) => code.isoCode2 === isoCode2)?.telNum ?? '',
            })
          }
        />
      </div>
      <TextField
        label={t('mobile')}
        data-field="mobile"
        type="tel"
        autoComplete="tel-national"
        digitsOnly
        maxLength={20}
        value={draft.mobile}
        error={problem.of('mobile')}
        onChange={(mobile) => put({ mobile })}
      />
    </div>
  );
}
