import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Picker } from '@fairhouse/ui/picker.tsx';
import { useDepositTexts } from '../texts/index.ts';
import { type CardDraft, type CardField, expiryMonths, expiryYears } from './card-draft.ts';
import styles from './card-form.module.css';
import { CardNumberField } from './card-number-field.tsx';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const months = asOptions(expiryMonths);

/** Number, CVV and expiry on our own form: only test numbers are ever entered here. */
export function CardFields({
  draft,
  errorOf,
  onChange,
}: {
  draft: CardDraft;
  errorOf: (field: CardField) => string | undefined;
  onChange: (changed: Partial<CardDraft>) => void;
}) {
  const t = useDepositTexts();
  return (
    <fieldset className={styles.fields}>
      <legend>{t('card')}</legend>
      <CardNumberField value={draft.cardNum} error={errorOf('cardNum')} onChange={(cardNum) => onChange({ cardNum })} />
      <div className={styles.expiry}>
        <TextField
          label={t('cvv')}
          data-field="cardCvv"
          type="password"
          autoComplete="cc-csc"
          digitsOnly
          maxLength={4}
          value={draft.cardCvv}
          error={errorOf('cardCvv')}
          onChange={(cardCvv) => onChange({ cardCvv })}
        />
        <div data-field="expireMonth">
          <Picker
            label={t('expiryMonth')}
            options={months}
            value={draft.expireMonth}
            error={errorOf('expireMonth')}
            onChange={(expireMonth) => onChange({ expireMonth })}
          />
        </div>
        <div data-field="expireYear">
          <Picker
            label={t('expiryYear')}
            options={asOptions(expiryYears())}
            value={draft.expireYear}
            error={errorOf('expireYear')}
            onChange={(expireYear) => onChange({ expireYear })}
          />
        </div>
      </div>
    </fieldset>
  );
}
