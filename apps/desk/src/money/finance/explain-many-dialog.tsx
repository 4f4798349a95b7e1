import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import type { MoneyDifference } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

/** As many as the server takes at once. */
export const mostAtOnce = 200;

interface ExplainManyProps {
  rows: readonly MoneyDifference[];
  explained: () => void;
  close: () => void;
}

/** One reason for all that are selected. */
export function ExplainManyDialog({ rows, explained, close }: ExplainManyProps) {
  const t = useMoneyTexts();
  return (
    <ActionDialog
      title={t('explainMany', { count: rows.length })}
      fields={[{ name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 500 }]}
      submit={t('explain')}
      onSubmit={async ({ reason = '' }) => {
        const answer = await post('/operator/finance/explainMany', {
          rows: rows.map(({ id, version }) => ({ id, version })),
          reason,
        });
        if (!answer.ok) return answer.message;
        const refused = answer.data.outcomes.filter(({ error }) => error !== 0);
        const count = rows.length - refused.length;
        const [first] = refused;
        showToast(
          first
            ? t('explainedSome', { count, refused: refused.length, why: first.message })
            : t('explained', { count }),
          first ? 'info' : 'success',
        );
        explained();
        await reload('/operator/finance/differences');
        return undefined;
      }}
      onClose={close}
    >
      {t('explainManyAbout')} {t('resolveAbout')}
    </ActionDialog>
  );
}
