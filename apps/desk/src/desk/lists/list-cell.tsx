import type { ListCell as Cell, ListCellKind, ListName } from '@fairhouse/contract/operator';
import { useCountryName } from '../../lib/countries.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Code } from '../../ui/facts/code.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { SeverityTag } from '../../ui/facts/risk-tags.tsx';
import { RoleTag } from '../../ui/facts/role-tag.tsx';
import { StatusTag } from '../../ui/facts/status-tag.tsx';
import { Tag, type Tone } from '../../ui/facts/tag.tsx';
import styles from './lists.module.css';
import { useListWord } from './texts/index.ts';

interface ListCellProps {
  list: ListName;
  column: string;
  kind: ListCellKind;
  value: Cell;
}

/** Of words that a list has of its own. */
const tones: Readonly<Record<string, Tone>> = {
  status_open: 'good',
  status_suspended: 'bad',
  verification_passed: 'good',
  verification_waiting: 'late',
  verification_refused: 'bad',
  protection_operator: 'bad',
  protection_break: 'late',
  protection_mandatoryBreak: 'late',
  protection_exclusion: 'bad',
};

/** A value of a list, by the kind of its column. */
export function ListCell({ list, column, kind, value }: ListCellProps) {
  const common = useCommonTexts();
  const countryName = useCountryName();
  const word = useListWord();
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) {
    return (
      <span className={styles.tags}>
        {value.map((one) => (kind === 'roles' ? <RoleTag key={one} role={one} /> : <Tag key={one}>{one}</Tag>))}
      </span>
    );
  }
  if (typeof value === 'object') return <ExactMoney value={value.amount} currency={value.currency} />;
  if (typeof value === 'boolean') return common(value ? 'yes' : 'no');
  if (typeof value === 'number') return value;
  const own = word(list, column, value);
  if (own !== undefined) return <Tag tone={tones[`${column}_${value}`] ?? 'plain'}>{own}</Tag>;
  switch (kind) {
    case 'moment':
      return <Moment at={value} />;
    case 'country':
      return <span title={countryName(value)}>{value}</span>;
    case 'status':
      return <StatusTag status={value} />;
    case 'severity':
      return <SeverityTag severity={value as 'low'} />;
    case 'kind':
    case 'method':
    case 'provider':
      return <Code of={kind} code={value} />;
    default:
      return <span title={value}>{value}</span>;
  }
}
