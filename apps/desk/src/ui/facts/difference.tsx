import { differenceOf } from '../../lib/difference.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useFieldValue } from '../../lib/texts/names/field-values.ts';
import { useFieldNames } from '../../lib/texts/names/fields.ts';
import styles from './difference.module.css';

type Side = Readonly<Record<string, unknown>> | null | undefined;

interface DifferenceProps {
  before: Side;
  after: Side;
  /** What a field is called where it is not one of the audit log. */
  nameOf?: (field: string) => string;
  /** How the value of a field is shown where what holds it says what it is, such as an amount. */
  textOf?: (field: string, value: string) => string | undefined;
}

/** What was, and what is: field by field, those that changed told apart by more than their colour. */
export function Difference({ before, after, nameOf, textOf }: DifferenceProps) {
  const t = useCommonTexts();
  const fieldName = useFieldNames();
  const inWords = useFieldValue();
  const shown = (field: string, value: string | undefined) =>
    (value === undefined ? undefined : textOf?.(field, value)) ?? inWords(field, value);
  const lines = differenceOf(before ?? null, after ?? null);
  if (lines.length === 0) return <p className={styles.none}>{t('unchanged')}</p>;
  return (
    <table className={styles.difference}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ field, was, is, changed }) => (
          <tr key={field} data-changed={changed || undefined}>
            <th scope="row" title={field}>
              {(nameOf ?? fieldName)(field)}
            </th>
            <td title={was}>{changed && was !== undefined ? <del>{shown(field, was)}</del> : shown(field, was)}</td>
            <td title={is}>{changed && is !== undefined ? <ins>{shown(field, is)}</ins> : shown(field, is)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
