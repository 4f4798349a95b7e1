import type { MoneyLines } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import styles from './finance.module.css';
import { formulaText } from './formula.ts';
import type { Report } from './money-view.ts';
import { type Group, groups, type Line, type Owed, owedLines } from './statement-lines.ts';
import { useMoneyTexts } from './texts/index.ts';

export type Column = { currency: Currency; lines: MoneyLines; opening?: Owed; closing?: Owed };

interface StatementProps {
  label: string;
  columns: readonly Column[];
  formulas?: Report['formulas'];
}

/** Every line of a statement, a column for each currency. Sums that are worked out stand below what they are worked out of. */
export function Statement({ label, columns, formulas }: StatementProps) {
  const t = useMoneyTexts();
  const language = useLanguage();
  const opening = columns.every((column) => column.opening);
  const closing = columns.every((column) => column.closing);
  const formulaOf = (line: Line) => (line === 'ggr' || line === 'ngr' ? formulas?.[line] : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className={styles.statementFrame} tabIndex={0} aria-label={label}>
      <table className={styles.statement} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            {columns.map(({ currency }) => (
              <th key={currency} scope="col">
                {currency}
              </th>
            ))}
          </tr>
        </thead>
        {opening && <OwedBody name={t('opening')} columns={columns} of={({ opening: owed }) => owed!} />}
        {(Object.keys(groups) as Group[]).map((group) => (
          <tbody key={group}>
            <GroupHead name={t(`group_${group}`)} width={columns.length + 1} />
            {groups[group].map((line: Line) => {
              const formula = formulaOf(line);
              return (
                <tr key={line} data-sum={line === 'ggr' || line === 'ngr' || undefined}>
                  <th scope="row">
                    {t(`line_${line}`)}
                    {formula && <small>{formulaText(formula, t)}</small>}
                  </th>
                  {columns.map(({ currency, lines }) => (
                    <td key={currency}>
                      <ExactMoney value={lines[line]} currency={currency} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
        {closing && <OwedBody name={t('closing')} columns={columns} of={({ closing: owed }) => owed!} />}
        <tbody>
          <tr>
            <th scope="row">{t('line_postings')}</th>
            {columns.map(({ currency, lines }) => (
              <td key={currency}>{countText(lines.postings, language)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function GroupHead({ name, width }: { name: string; width: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={width} className={styles.groupHead}>
        {name}
      </th>
    </tr>
  );
}

interface OwedBodyProps {
  name: string;
  columns: readonly Column[];
  of: (column: Column) => Owed;
}

function OwedBody({ name, columns, of }: OwedBodyProps) {
  const t = useMoneyTexts();
  return (
    <tbody>
      <GroupHead name={name} width={columns.length + 1} />
      {owedLines.map((line) => (
        <tr key={line} data-sum={line === 'all' || undefined}>
          <th scope="row">{t(`owed_${line}`)}</th>
          {columns.map((column) => (
            <td key={column.currency}>
              <ExactMoney value={of(column)[line]} currency={column.currency} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
