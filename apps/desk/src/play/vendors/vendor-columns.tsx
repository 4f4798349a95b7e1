import { useMemo } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { useVendorTexts } from './texts.ts';
import type { VendorFigures } from './use-vendor-rows.ts';
import { certifiedAs, certifiedTones, returnedPercent, stateOf, type VendorRow } from './vendor-view.ts';

const unknown = '–';

interface Shown {
  /** Beside an opened vendor only who it is and how it was certified. */
  narrow: boolean;
  /** The current version of the certification. */
  current: string;
  sees: VendorFigures['sees'];
}

export function useVendorColumns({ narrow, current, sees: { money, calls } }: Shown): Columns<VendorRow> {
  const t = useVendorTexts();
  const language = useLanguage();
  return useMemo(() => {
    const count = (of: number | undefined) => (of === undefined ? unknown : countText(of, language));
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
    const share = (of: number | undefined) => (of === undefined ? unknown : percent.format(of));
    const ms = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    const figures = { figures: true };
    return [
      column<VendorRow>('vendor', t('vendor'), ({ name }) => name, { phone: true }),
      column<VendorRow>('open', t('open'), ({ games }) => count(games.open), { ...figures, width: '112px' }),
      ...(narrow || !money
        ? []
        : [
            column<VendorRow>('bets', t('bets'), ({ week }) => count(week?.bets), { ...figures, width: '96px' }),
            column<VendorRow>(
              'ggr',
              t('ggr'),
              ({ week }) => (week ? <ExactMoney value={week.ggr} currency={week.currency} /> : unknown),
              { ...figures, width: '144px' },
            ),
            column<VendorRow>(
              'returned',
              t('returned'),
              ({ week }) => {
                const returned = week && returnedPercent(week);
                return share(returned === undefined ? undefined : returned / 100);
              },
              { ...figures, width: '104px' },
            ),
          ]),
      ...(narrow || !calls
        ? []
        : [
            column<VendorRow>(
              'refused',
              t('refused'),
              ({ calls: own }) => share(own && own.calls > 0 ? (own.refused + own.failed) / own.calls : undefined),
              { ...figures, width: '112px' },
            ),
            column<VendorRow>(
              'latency',
              t('latency'),
              ({ calls: own }) => (own?.p95Ms == null ? unknown : t('ms', { ms: ms.format(own.p95Ms) })),
              { ...figures, width: '112px' },
            ),
          ]),
      ...(narrow
        ? []
        : [
            column<VendorRow>(
              'state',
              t('state'),
              (vendor) => {
                const state = stateOf(vendor);
                return <Tag tone={state === 'ready' ? 'good' : 'bad'}>{t(`state_${state}`)}</Tag>;
              },
              { width: '112px' },
            ),
          ]),
      column<VendorRow>(
        'certification',
        t('certification'),
        (vendor) => {
          const certified = certifiedAs(vendor);
          const version = vendor.certification?.version ?? '';
          return <Tag tone={certifiedTones[certified]}>{t(`certification_${certified}`, { version, current })}</Tag>;
        },
        { width: narrow ? '160px' : '200px', phone: true },
      ),
    ];
  }, [t, language, narrow, current, money, calls]);
}
