import { type Currency, formatAmount, fromWire } from '@fairhouse/money';
import { ChoiceGrid } from '@fairhouse/ui/forms/choice-grid.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCashOutTexts } from '../texts/index.ts';
import styles from './cash-out-form.module.css';
import { type CashOutMethod, type FieldName, type Fields, fieldsOf, type MethodCode } from './destination-fields.ts';
import { type SavedAccount, SavedAccounts } from './saved-accounts.tsx';

/** The enabled methods, and the fields that the chosen one needs. */
export function MethodChoice({
  methods,
  currency,
  method,
  accounts,
  account,
  fields,
  onMethod,
  onAccount,
  onRemoved,
  onFields,
  errorOf,
}: {
  methods: readonly CashOutMethod[];
  currency: Currency;
  method: MethodCode | undefined;
  /** That the chosen method was used with before, and the one that is picked. */
  accounts: readonly SavedAccount[];
  account: number | 'new';
  fields: Fields;
  onMethod: (method: MethodCode) => void;
  onAccount: (account: number | 'new') => void;
  onRemoved: () => void;
  onFields: (fields: Fields) => void;
  errorOf: (field: FieldName | 'method') => string | undefined;
}) {
  const t = useCashOutTexts();
  const language = useLanguage();

  /** 'No fee · 24 to 72 hours'; what may be cashed out stands at the amount, once. */
  function factsOf({ fee, hoursLeast, hoursMost }: CashOutMethod): string {
    const cost = fee === 0 ? t('feeNone') : t('fee', { amount: formatAmount(fromWire(fee, currency)!, language) });
    return `${cost} · ${t('hours', { least: hoursLeast, most: hoursMost })}`;
  }

  return (
    <>
      <div data-field="method">
        <ChoiceGrid
          label={t('method')}
          columns={2}
          choices={methods.map((one) => ({
            value: one.code,
            label: (
              <div className={styles.method}>
                <img src={one.icon} alt="" width="48" height="30" />
                <span>{one.name}</span>
                <small>{factsOf(one)}</small>
              </div>
            ),
          }))}
          value={method}
          onChange={(code) => onMethod(code as MethodCode)}
          error={errorOf('method')}
        />
      </div>
      {method && accounts.length > 0 && (
        <SavedAccounts accounts={accounts} account={account} onAccount={onAccount} onRemoved={onRemoved} />
      )}
      {method &&
        account === 'new' &&
        fieldsOf[method].map(({ name, label, digitsOnly }) => (
          <TextField
            key={`${method}-${name}`}
            label={t(label)}
            data-field={name}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={name === 'email' ? 'email' : 'off'}
            autoCapitalize={name === 'accountName' ? 'words' : 'none'}
            spellCheck={false}
            maxLength={name === 'email' ? 254 : 100}
            digitsOnly={digitsOnly}
            value={fields[name]}
            error={errorOf(name)}
            onChange={(value) => onFields({ ...fields, [name]: value })}
          />
        ))}
    </>
  );
}
