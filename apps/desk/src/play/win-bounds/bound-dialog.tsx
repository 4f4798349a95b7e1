import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActDialog, type ActField } from '../../ui/act-dialog.tsx';
import { type Bound, timesIn } from './bound.ts';
import { useBoundTexts } from './texts.ts';

interface BoundDialogProps {
  act: 'set' | 'unset';
  bound: Bound;
  /** What it is the bound of. */
  name: string;
  close: () => void;
}

export function BoundDialog({ act, bound: { vendor, game, multiple }, name, close }: BoundDialogProps) {
  const t = useBoundTexts();
  const common = useCommonTexts();
  const reasonField: ActField = {
    name: 'reason',
    label: common('reason'),
    about: common('reasonForTheRecord'),
    kind: 'area',
    required: true,
    maxLength: 300,
  };
  const timesField: ActField = {
    name: 'times',
    label: t('multiple'),
    about: t('multipleAbout'),
    kind: 'number',
    required: true,
    initial: String(multiple),
    maxLength: 7,
  };
  return (
    <ActDialog
      title={t(`${act}Of`, { name })}
      fields={act === 'set' ? [timesField, reasonField] : [reasonField]}
      submit={t(act)}
      tone={act === 'set' ? 'green' : 'red'}
      onSubmit={async ({ times = '', reason = '' }) => {
        const of = { vendor, ...(game === null ? {} : { game }), reason };
        const typed = timesIn(times);
        if (act === 'set' && typed === undefined) return t('notTimes', { text: times });
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
      {act === 'set' ? t('setAbout') : t(game === null ? 'unsetAboutVendor' : 'unsetAboutGame')}
    </ActDialog>
  );
}
