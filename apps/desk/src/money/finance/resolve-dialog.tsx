import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import type { MoneyDifference } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

export type Resolution = MoneyDifference['state'];
export const resolutionKeys: Record<Resolution, number> = { explained: 1, corrected: 2, open: 3 };

/** What one that stands so can become: what is open is not opened again, but a reason can be written again. */
export function resolutionsOf(state: Resolution): Resolution[] {
  return state === 'open' ? ['explained', 'corrected'] : ['explained', 'corrected', 'open'];
}

interface ResolveDialogProps {
  of: MoneyDifference;
  to: Resolution;
  resolved: () => void;
  close: () => void;
}

export function ResolveDialog({ of, to, resolved, close }: ResolveDialogProps) {
  const t = useMoneyTexts();
  const names = { explained: t('explain'), corrected: t('correct'), open: t('reopen') };
  const fields: ActionField[] = [
    { name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 500 },
    ...(to === 'corrected'
      ? [
          {
            name: 'correctedBy',
            label: t('correctedBy'),
            about: t('correctedByAbout'),
            kind: 'text',
            required: true,
            maxLength: 120,
          } as const,
        ]
      : []),
  ];
  return (
    <ActionDialog
      title={t('resolveTitle', { what: names[to], id: of.id })}
      fields={fields}
      submit={names[to]}
      onSubmit={async ({ reason = '', correctedBy }) => {
        const answer = await post('/operator/finance/resolve', {
          id: of.id,
          version: of.version,
          state: to,
          reason,
          ...(correctedBy ? { correctedBy } : {}),
        });
        if (answer.ok) {
          showToast(t('resolved'), 'success');
          resolved();
        }
        await reload('/operator/finance/differences');
        return answer.ok ? undefined : answer.message;
      }}
      onClose={close}
    >
      {of.part}: {of.subject}. {t('resolveAbout')}
    </ActionDialog>
  );
}
