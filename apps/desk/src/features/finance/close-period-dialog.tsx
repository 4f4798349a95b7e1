import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { ExactMoney } from '../../ui/exact-money.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Hash } from '../../ui/hash.tsx';
import type { Report } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

/** Closes exactly what was looked at: where the postings come to another hash by now, the server refuses. */
export function ClosePeriodDialog({ report, close }: { report: Report; close: () => void }) {
  const t = useMoneyTexts();
  const { from, to, madeFrom, currencies } = report;
  const period = from === to ? from : `${from} – ${to}`;
  return (
    <ActDialog
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
    </ActDialog>
  );
}
