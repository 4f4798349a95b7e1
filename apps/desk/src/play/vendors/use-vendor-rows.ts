import type { DeskVendor } from '@fairhouse/contract/operator';
import { useMemo, useState } from 'react';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { currenciesOf, lastSevenDays, type Money, type VendorRow } from './vendor-view.ts';

const everyMs = 60_000;

export interface VendorFigures {
  rows: VendorRow[];
  /** What the figures can be shown in, and are. */
  currencies: Money['currency'][];
  currency: Money['currency'] | undefined;
  /** What this person may see beside the vendors. */
  sees: { money: boolean; calls: boolean };
}

/** The vendors beside their week in one currency, by the report under Money, and the calls of a day, by Health. */
export function useVendorRows(vendors: readonly DeskVendor[], wanted: string | undefined): VendorFigures {
  const may = useMay();
  const sees = { money: may('finance.read'), calls: may('health.read') };
  const [days] = useState(() => lastSevenDays(new Date()));
  const week = useCall('/operator/finance/breakdown', { ...days, by: 'vendor' }, { enabled: sees.money, everyMs });
  const called = useCall('/operator/health/vendors', { window: '24h' }, { enabled: sees.calls, everyMs });
  const currencies = useMemo(() => currenciesOf(week.data?.rows ?? []), [week.data]);
  const currency = currencies.find((one) => one === wanted) ?? currencies[0];
  const rows = useMemo(
    () =>
      vendors.map((vendor) => ({
        ...vendor,
        week: week.data?.rows.find((row) => row.key === vendor.id && row.currency === currency),
        calls: called.data?.rows.find((row) => row.vendor === vendor.id),
      })),
    [vendors, week.data, called.data, currency],
  );
  return { rows, currencies, currency, sees };
}
