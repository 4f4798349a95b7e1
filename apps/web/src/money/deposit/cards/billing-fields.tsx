import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Picker } from '@fairhouse/ui/picker.tsx';
import { sourceOf } from '@fairhouse/ui/picker-options.ts';
import { useDepositTexts } from '../texts/index.ts';
import type { CardDraft, CardField } from './card-draft.ts';
import styles from './card-form.module.css';
import type { usePlaces } from './use-places.ts';

/** The cardholder and the billing address. */
export function BillingFields({
  draft,
  places,
  errorOf,
  onChange,
}: {
  draft: CardDraft;
  places: ReturnType<typeof usePlaces>;
  errorOf: (field: CardField) => string | undefined;
  onChange: (changed: Partial<CardDraft>) => void;
}) {
  const t = useDepositTexts();
  const line = (
    field: 'cardFirstName' | 'cardLastName' | 'cardCity' | 'cardAddress' | 'cardPostalCode',
    label: string,
    autoComplete: string,
    maxLength: number,
  ) => (
    <TextField
      label={label}
      data-field={field}
      autoComplete={autoComplete}
      maxLength={maxLength}
      value={draft[field]}
      error={errorOf(field)}
      onChange={(text) => onChange({ [field]: text })}
    />
  );
  return (
    <fieldset className={styles.fields}>
      <legend>{t('billing')}</legend>
      <div className={styles.pair}>
        {line('cardFirstName', t('firstName'), 'billing given-name', 60)}
        {line('cardLastName', t('lastName'), 'billing family-name', 60)}
      </div>
      <div data-field="cardCountry">
        <Picker
          label={t('country')}
          searchable
          options={places.countries}
          source={sourceOf(places.countriesCall)}
          value={draft.cardCountry}
          error={errorOf('cardCountry')}
          onChange={(cardCountry) => onChange({ cardCountry, cardState: '' })}
        />
      </div>
      <div data-field="cardState">
        <Picker
          label={t('state')}
          searchable
          options={places.states}
          disabled={draft.cardCountry === '' || !places.hasStates}
          value={draft.cardState}
          error={errorOf('cardState')}
          onChange={(cardState) => onChange({ cardState })}
        />
      </div>
      {line('cardCity', t('city'), 'billing address-level2', 100)}
      {line('cardAddress', t('address'), 'billing street-address', 200)}
      {line('cardPostalCode', t('postalCode'), 'billing postal-code', 20)}
    </fieldset>
  );
}
