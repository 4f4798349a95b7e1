import { differenceOf } from '../lib/difference.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './difference.module.css';

type Side = Readonly<Record<string, unknown>> | null | undefined;

interface DifferenceProps {
  before: Side;
  after: Side;
  /** What a field is called, where it has words; else it goes by its own name. */
  nameOf?: (field: string) => string;
}

/** What was, and what is: field by field, those that changed told apart by more than their colour. */
export function Difference({ before, after, nameOf }: DifferenceProps) {
  const t = useCommonTexts();
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
            <th scope="row">{nameOf?.(field) ?? field}</th>
            <td>{changed && was !== undefined ? <del>{was}</del> : (was ?? '–')}</td>
            <td>{changed && is !== undefined ? <ins>{is}</ins> : (is ?? '–')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
