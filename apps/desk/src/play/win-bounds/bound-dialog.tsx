import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { type Bound, timesIn } from './bound.ts';
import { useBoundTexts } from './texts.ts';

interface BoundDialogProps {
  action: 'set' | 'unset';
  bound: Bound;
  /** What it is the bound of. */
  name: string;
  close: () => void;
}

export function BoundDialog({ action, bound: { vendor, game, multiple }, name, close }: BoundDialogProps) {
  const t = useBoundTexts();
  const common = useCommonTexts();
  const reasonField: ActionField = {
    name: 'reason',
    label: common('reason'),
    about: common('reasonForTheRecord'),
    kind: 'area',
    required: true,
    maxLength: 300,
  };
  const timesField: ActionField = {
    name: 'times',
    label: t('multiple'),
    about: t('multipleAbout'),
    kind: 'number',
    required: true,
    initial: String(multiple),
    maxLength: 7,
  };
  return (
    <ActionDialog
      title={t(`${action}Of`, { name })}
      fields={action === 'set' ? [timesField, reasonField] : [reasonField]}
      submit={t(action)}
      tone={action === 'set' ? 'green' : 'red'}
      onSubmit={async ({ times = '', reason = '' }) => {
        const of = { vendor, ...(game === null ? {} : { game }), reason };
        const typed = timesIn(times);
        if (action === 'set' && typed === undefined) return t('notTimes', { text: times });
        const answer =
          typed === undefined
            ? await post('/operator/winBound/unset', of)
            : await post('/operator/winBound/set', { ...of, multiple: typed });
        if (!answer.ok) return answer.message;
        await reload('/operator/winBound/listAll', '/operator/winBound/listGames', '/operator/record/list');
        return undefined;
      }}
      onClose={close}
    >
      {action === 'set' ? t('setAbout') : t(game === null ? 'unsetAboutVendor' : 'unsetAboutGame')}
    </ActionDialog>
  );
}
