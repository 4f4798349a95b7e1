import type { QueueSort } from '@fairhouse/contract/operator';
import { useMemo } from 'react';
import { usePerson } from '../../lib/person.ts';
import { useKindTexts, useProviderName } from '../../lib/texts/names/index.ts';
import { Age, Due } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import type { ListedRow } from './listed-row.ts';
import { sortedBy } from './sorted-by.ts';
import { ShortStanding, StandingTag } from './standing-tag.tsx';
import { useQueueTexts } from './texts/index.ts';
import type { Summary } from './types.ts';
import { firstSortOf, type QueueView } from './view.ts';

export function useQueueColumns(
  summary: Summary | undefined,
  view: QueueView,
  show: (view: QueueView) => void,
): Columns<ListedRow> {
  const t = useQueueTexts();
  const kindName = useKindTexts();
  const providerName = useProviderName();
  const { name: me } = usePerson();
  const redSeconds = summary ? summary.redMinutes * 60 : undefined;
  const amberSeconds = summary ? summary.amberMinutes * 60 : undefined;
  return useMemo(() => {
    const knows = (field: string) => summary?.filters.includes(field) ?? field === 'currency';
    const by = (name: QueueSort) => {
      if (!summary?.sorts.includes(name)) return {};
      const firstSort = firstSortOf(summary.queue);
      // Where rows have due times, nothing else is the order that a list begins with.
      if (name === 'waitingSince' && firstSort !== name) return {};
      const { next, ...sort } = sortedBy(name, view, t('sortAmount'), firstSort);
      return { sort: { ...sort, toggle: () => show(next) } };
    };
    return [
      column<ListedRow>('id', t('id'), ({ row }) => row.id, { figures: true, width: '84px' }),
      column<ListedRow>('player', t('player'), ({ row }) => row.username ?? '–', { phone: true, ...by('player') }),
      ...(knows('currency')
        ? [
            column<ListedRow>(
              'amount',
              t('amount'),
              ({ row: { amount, currency } }) =>
                amount !== null && currency && <Money value={amount} currency={currency} />,
              { figures: true, width: '132px', phoneWidth: '104px', phone: true, ...by('amount') },
            ),
          ]
        : []),
      column<ListedRow>('kind', t('kind'), ({ row }) => (row.kind ? kindName(row.kind) : '–'), by('kind')),
      ...(knows('provider')
        ? [
            column<ListedRow>(
              'provider',
              t('provider'),
              ({ row }) => (row.provider ? providerName(row.provider) : '–'),
              { width: '140px', ...by('provider') },
            ),
          ]
        : []),
      ...(knows('priority')
        ? [
            column<ListedRow>('priority', t('priority'), ({ row }) => (row.priority ? kindName(row.priority) : '–'), {
              width: '104px',
            }),
            column<ListedRow>(
              'due',
              t('due'),
              ({ row, waits }) => waits && row.dueTime && <Due at={row.dueTime} age={row.age} />,
              { width: '132px', phoneWidth: '120px', phone: true, ...by('due') },
            ),
          ]
        : []),
      column<ListedRow>(
        'age',
        t('age'),
        ({ row, standing, waits }) =>
          waits ? (
            <Age
              since={row.waitingSince}
              // By its due time where it has one.
              amberSeconds={row.dueTime ? undefined : amberSeconds}
              redSeconds={row.dueTime ? undefined : redSeconds}
            />
          ) : (
            <ShortStanding standing={standing} />
          ),
        // With a due time the age is the lesser of the two where there is little space.
        { figures: true, width: '112px', phoneWidth: '88px', phone: !knows('priority'), ...by('waitingSince') },
      ),
      column<ListedRow>('standing', t('standing'), ({ row, standing }) => (
        <StandingTag standing={standing} row={row} me={me} />
      )),
    ] as Columns<ListedRow>;
  }, [t, kindName, providerName, me, amberSeconds, redSeconds, summary, view, show]);
}
