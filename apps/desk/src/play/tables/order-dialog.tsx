import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import type { SharedTable } from './tables-view.ts';
import { useTablesTexts } from './texts/index.ts';

interface OrderDialogProps {
  order: 'rest' | 'open' | 'wordsOn' | 'wordsSlow' | 'wordsOff';
  vendor: string;
  table: SharedTable;
  close: () => void;
}

/** Orders a table to rest or to open, or switches the words at it, with a reason. */
export function OrderDialog({ order, vendor, table, close }: OrderDialogProps) {
  const t = useTablesTexts();
  const common = useCommonTexts();
  return (
    <ActionDialog
      title={`${t(`order_${order}`)}: ${table.name}`}
      fields={[
        {
          name: 'reason',
          label: common('reason'),
          about: common('reasonForTheRecord'),
          kind: 'area',
          required: true,
          maxLength: 500,
        },
      ]}
      submit={t(`order_${order}`)}
      tone={order === 'rest' || order === 'wordsOff' ? 'red' : 'green'}
      onSubmit={async ({ reason = '' }) => {
        const answer = await post('/operator/tables/order', { vendor, table: table.code, order, reason });
        if (!answer.ok) return answer.message;
        if (answer.data.state === 'refused') return t(`problem_${answer.data.problem ?? 'noAnswer'}`);
        if (answer.data.state === 'waiting') showToast(t('keptOrder'));
        await reload('/operator/tables/list', '/operator/tables/orders', '/operator/record/list');
        return undefined;
      }}
      onClose={close}
    >
      {t(`about_${order}`)}
    </ActionDialog>
  );
}
