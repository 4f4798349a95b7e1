import { useMemo } from 'react';
import { usePerson } from '../../lib/person.ts';
import { useKindTexts } from '../../lib/texts/names/index.ts';
import { Age } from '../../ui/moment.tsx';
import { Money } from '../../ui/money.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import type { ListedRow } from './listed-row.ts';
import { ShortStanding, StandingTag } from './standing-tag.tsx';
import { useQueueTexts } from './texts/index.ts';
import type { Summary } from './types.ts';

export function useQueueColumns(summary: Summary | undefined): Columns<ListedRow> {
  const t = useQueueTexts();
  const kindName = useKindTexts();
  const { name: me } = usePerson();
  const redSeconds = summary ? summary.redMinutes * 60 : undefined;
  const amberSeconds = summary ? summary.amberMinutes * 60 : undefined;
  const isAboutMoney = summary?.filters.includes('currency') ?? true;
  return useMemo(() => {
    const money = column<ListedRow>(
      'amount',
      t('amount'),
      ({ row: { amount, currency } }) => amount !== null && currency && <Money value={amount} currency={currency} />,
      { figures: true, width: '132px', phoneWidth: '104px', phone: true },
    );
    return [
      column<ListedRow>('id', t('id'), ({ row }) => row.id, { figures: true, width: '84px' }),
      column<ListedRow>('player', t('player'), ({ row }) => row.username ?? '–', { phone: true }),
      ...(isAboutMoney ? [money] : []),
      column<ListedRow>('kind', t('kind'), ({ row }) => (row.kind ? kindName(row.kind) : '–')),
      column<ListedRow>(
        'age',
        t('age'),
        ({ row, standing, waits }) =>
          waits ? (
            <Age since={row.waitingSince} amberSeconds={amberSeconds} redSeconds={redSeconds} />
          ) : (
            <ShortStanding standing={standing} />
          ),
        { figures: true, width: '112px', phoneWidth: '88px', phone: true },
      ),
      column<ListedRow>('standing', t('standing'), ({ row, standing }) => (
        <StandingTag standing={standing} row={row} me={me} />
      )),
    ] as Columns<ListedRow>;
  }, [t, kindName, me, amberSeconds, redSeconds, isAboutMoney]);
}
