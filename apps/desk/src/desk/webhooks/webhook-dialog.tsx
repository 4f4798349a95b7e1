import { showToast } from '@fairhouse/ui/toasts.ts';
import { type Answer, post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { useWebhookTexts } from './texts/index.ts';
import type { Webhook } from './webhooks-view.ts';

export type WebhookAction = 'pause' | 'resume' | 'end' | 'rotate' | 'replayDead' | 'replayRange';

const turnsTo = { pause: 'paused', resume: 'active', end: 'ended' } as const;

interface DialogProps {
  of: Webhook;
  action: WebhookAction;
  close: () => void;
  showSecret: (secret: string) => void;
}

/** What is done to a subscription, with its reason. */
export function WebhookDialog({ of, action, close, showSecret }: DialogProps) {
  const t = useWebhookTexts();
  const { id } = of;
  const reasonField: ActionField = { name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 };
  const fields: ActionField[] =
    action === 'rotate'
      ? [
          {
            name: 'hours',
            label: t('formerHours'),
            about: t('formerHoursAbout'),
            kind: 'number',
            required: true,
            initial: '24',
          },
          reasonField,
        ]
      : action === 'replayRange'
        ? [
            { name: 'from', label: t('from'), kind: 'moment', required: true, half: true },
            { name: 'until', label: t('until'), kind: 'moment', required: true, half: true },
            reasonField,
          ]
        : [reasonField];

  /** Undefined when done; otherwise what went wrong. */
  const run = async ({ reason = '', ...values }: Record<string, string>): Promise<string | undefined> => {
    if (action === 'rotate') {
      const hours = Number(values.hours);
      if (!/^\d+$/.test(values.hours ?? '') || hours > 168) return t('hoursWrong');
      const answer = await post('/operator/webhook/rotate', { id, formerHours: hours, reason });
      if (answer.ok) showSecret(answer.data.secret);
      return finish(answer);
    }
    if (action === 'replayDead' || action === 'replayRange') {
      const [from, until] = [new Date(values.from ?? ''), new Date(values.until ?? '')];
      if (action === 'replayRange' && !(from < until)) return t('rangeWrong');
      const what =
        action === 'replayDead'
          ? ({ is: 'dead' } as const)
          : ({ is: 'range', from: from.toISOString(), until: until.toISOString() } as const);
      const answer = await post('/operator/webhook/replay', { id, what, reason });
      return finish(answer, answer.ok ? t('replayed', { count: answer.data.replayed }) : undefined);
    }
    return finish(await post('/operator/webhook/turn', { id, to: turnsTo[action], reason }));
  };
  const finish = async (answer: Answer<unknown>, said = t('turned')): Promise<string | undefined> => {
    await reload('/operator/webhook/list', '/operator/webhook/deliveries');
    if (!answer.ok) return answer.message;
    showToast(said, 'success');
    return undefined;
  };
  return (
    <ActionDialog
      title={t(`${action}Title`)}
      fields={fields}
      submit={t(action === 'replayDead' || action === 'replayRange' ? 'replay' : action)}
      tone={action === 'end' ? 'red' : 'green'}
      onSubmit={run}
      onClose={close}
    >
      <p>{t(`${action}About`, { count: of.dead })}</p>
    </ActionDialog>
  );
}
