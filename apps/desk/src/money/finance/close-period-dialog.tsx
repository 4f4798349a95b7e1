import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../lib/api.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import type { Report } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

/** Closes exactly what was looked at: where the postings come to another hash by now, the server refuses. */
export function ClosePeriodDialog({ report, close }: { report: Report; close: () => void }) {
  const t = useMoneyTexts();
  const { from, to, madeFrom, currencies } = report;
  const period = from === to ? from : `${from} – ${to}`;
  return (
    <ActionDialog
      title={t('closeTitle', { period })}
      fields={[{ name: 'note', label: t('closeNote'), kind: 'area', maxLength: 500 }]}
      submit={t('closeSubmit')}
      size={620}
      onSubmit={async ({ note }) => {
        const answer = await post('/operator/finance/close', { from, to, madeFrom, ...(note ? { note } : {}) });
        await reload(
          '/operator/finance/report',
          '/operator/finance/days',
          '/operator/finance/breakdown',
          '/operator/finance/closes',
        );
        if (answer.ok) showToast(t('closeDone'), 'success');
        return answer.ok ? undefined : answer.error === -1 ? answer.message : `${answer.message} ${t('reportAnew')}`;
      }}
      onClose={close}
    >
      <p>{t('closeForGood')}</p>
      <Reconciled from={from} to={to} />
      <Facts>
        {currencies.map(({ currency, ggr, ngr, closing }) => (
          <Fact key={currency} name={currency}>
            {t('line_ggr')} <ExactMoney value={ggr} currency={currency} /> · {t('line_ngr')}{' '}
            <ExactMoney value={ngr} currency={currency} /> · {t('closing')}{' '}
            <ExactMoney value={closing.all} currency={currency} />
          </Fact>
        ))}
        <Fact name={t('madeFrom')}>
          <Hash value={madeFrom} />
        </Fact>
      </Facts>
    </ActionDialog>
  );
}

/** Whether every day of the period was compared with the providers, and what differs still. */
function Reconciled({ from, to }: { from: string; to: string }) {
  const t = useMoneyTexts();
  const mayRead = useMay()('reconciliation.read');
  const { data, error } = useCall('/operator/reconciliation/listAll', {}, { enabled: mayRead });
  if (!mayRead) return <p role="alert">{t('closeUnknown')}</p>;
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return null;
  const compared = new Map(data.map((one) => [one.day, one.differenceCount]));
  const days = daysBetween(from, to);
  const missing = days.filter((day) => !compared.has(day));
  const differing = days.filter((day) => (compared.get(day) ?? 0) > 0);
  if (missing.length === 0 && differing.length === 0) return <p>{t('closeReconciled')}</p>;
  return (
    <p role="alert">
      {missing.length > 0 && t('closeNotReconciled', { days: missing.slice(0, 5).join(', '), count: missing.length })}{' '}
      {differing.length > 0 && t('closeDiffers', { days: differing.slice(0, 5).join(', '), count: differing.length })}
    </p>
  );
}

/** Each day of UTC from the first to the last one included; at most a year. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (
    let at = Date.parse(`${from}T00:00:00Z`);
    at <= Date.parse(`${to}T00:00:00Z`) && days.length < 366;
    at += 86_400_000
  )
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
