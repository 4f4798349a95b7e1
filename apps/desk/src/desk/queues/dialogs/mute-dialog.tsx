import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../../lib/api.ts';
import { momentText } from '../../../lib/formats.ts';
import { inputMoment } from '../../../lib/input-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useMay } from '../../../lib/person.ts';
import { reload, useCall } from '../../../lib/query.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { useQueueTexts } from '../texts/index.ts';

const spansDays = [7, 30, 90, 365] as const;
const dayMs = 24 * 3_600_000;

/** Lets the rule of an alert say nothing about its member until a moment. */
export function MuteDialog({ alert: id, close }: { alert: number; close: () => void }) {
  const t = useQueueTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const may = useMay();
  const { data: alert } = useCall('/operator/risk/alert/get', { id });
  // An alert about somebody of the staff is about nobody whom a rule could be muted for.
  if (!alert || alert.memberId === null || !may('risk.decide')) return null;
  const { rule: code, memberId, username } = alert;
  return (
    <ActionDialog
      title={t('muteTitle', { rule: code, who: username ?? memberId })}
      templates={spansDays.map((count) => ({
        code: String(count),
        label: t('inDays', { count }),
        text: inputMoment(new Date(Date.now() + count * dayMs)),
      }))}
      templatesLabel={t('until')}
      templateField="until"
      fields={[
        { name: 'until', label: t('until'), kind: 'moment', required: true },
        { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 },
      ]}
      submit={t('mute')}
      onSubmit={async ({ until = '', reason = '' }) => {
        const moment = new Date(until).toISOString();
        const answer = await post('/operator/risk/alert/mute', { code, memberId, until: moment, reason });
        if (!answer.ok) return answer.message;
        showToast(t('muteDone', { time: momentText(answer.data.until, language) }), 'success');
        await reload('/operator/risk/mute/list');
        return undefined;
      }}
      onClose={close}
    >
      {t('muteAbout')}
    </ActionDialog>
  );
}
