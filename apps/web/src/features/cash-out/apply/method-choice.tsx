import { ChoiceGrid } from '../../../ui/choice-grid.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCashOutTexts } from '../texts/index.ts';
import styles from './cash-out-form.module.css';
import { type CashOutMethod, type FieldName, type Fields, fieldsOf, type MethodCode } from './destination-fields.ts';

/** The enabled methods, and the fields that the chosen one needs. */
export function MethodChoice({
  methods,
  method,
  fields,
  onMethod,
  onFields,
  errorOf,
}: {
  methods: readonly CashOutMethod[];
  method: MethodCode | undefined;
  fields: Fields;
  onMethod: (method: MethodCode) => void;
  onFields: (fields: Fields) => void;
  errorOf: (field: FieldName | 'method') => string | undefined;
}) {
  const t = useCashOutTexts();
  return (
    <>
      <div data-field="method">
        <ChoiceGrid
          label={t('method')}
          columns={2}
          choices={methods.map(({ code, icon, name }) => ({
            value: code,
            label: (
              <div className={styles.method}>
                <img src={icon} alt="" width="48" height="30" />
                {name}
              </div>
            ),
          }))}
          value={method}
          onChange={(code) => onMethod(code as MethodCode)}
          error={errorOf('method')}
        />
      </div>
      {method &&
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
