import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { useTablesTexts } from './texts/index.ts';

export type Moderating = { vendor: string; table: string } & (
  | { order: 'unsay'; wordIds: string[] }
  | { order: 'mute' | 'unmute'; memberId: number }
);

/** For how long somebody is muted: an hour, a day, for good. */
const lengths = ['1', '24', 'good'] as const;

/** Takes words out, mutes a player or lets one speak again, with a reason. */
export function ModerateDialog({ close, ...moderating }: Moderating & { close: () => void }) {
  const t = useTablesTexts();
  const common = useCommonTexts();
  const { order } = moderating;
  const length: ActionField = {
    name: 'length',
    label: t('howLong'),
    kind: 'select',
    required: true,
    initial: '1',
    options: lengths.map((value) => ({ value, label: t(`length_${value}`) })),
  };
  const reasonField: ActionField = {
    name: 'reason',
    label: common('reason'),
    about: common('reasonForTheRecord'),
    kind: 'area',
    required: true,
    maxLength: 500,
  };
  return (
    <ActionDialog
      title={t(`order_${order}`)}
      fields={order === 'mute' ? [length, reasonField] : [reasonField]}
      submit={t(`order_${order}`)}
      tone={order === 'unmute' ? 'green' : 'red'}
      onSubmit={async ({ reason = '', length: chosen = 'good' }) => {
        const hours = order === 'mute' && chosen !== 'good' ? { hours: Number(chosen) } : {};
        const answer = await post('/operator/tables/moderate', { ...moderating, ...hours, reason });
        if (!answer.ok) return answer.message;
        if (answer.data.state === 'refused') return t(`problem_${answer.data.problem ?? 'noAnswer'}`);
        if (answer.data.state === 'waiting') showToast(t('keptOrder'));
        await reload(
          '/operator/tables/words',
          '/operator/tables/list',
          '/operator/tables/orders',
          '/operator/member/standing',
          '/operator/record/list',
        );
        return undefined;
      }}
      onClose={close}
    >
      {t(`about_${order}`)}
    </ActionDialog>
  );
}
