import { showToast } from '@fairhouse/ui/toasts.ts';
import { type Answer, post } from '../../../lib/api.ts';
import { inputMoment } from '../../../lib/input-moment.ts';
import { useMay } from '../../../lib/person.ts';
import { useRoleChoices } from '../../../lib/role-name.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { reloadLists } from '../decisions/made-decisions.ts';
import { useQueueTexts } from '../texts/index.ts';
import type { Outcome, QueueName, Row } from '../types.ts';
import { snoozeMoments } from './snooze-moments.ts';

/** What is done to rows without deciding about them. */
export interface Holding {
  what: 'snooze' | 'escalate' | 'assign' | 'note';
  queue: QueueName;
  rows: readonly Row[];
  me: string;
  onHeld: () => void;
}

export function HoldDialog({ holding, close }: { holding: Holding; close: () => void }) {
  const { queue, rows, me, onHeld } = holding;
  const t = useQueueTexts();
  const common = useCommonTexts();
  const roles = useRoleChoices();
  const may = useMay();
  const ids = rows.map(({ id }) => id);
  const reason = { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 } as const;

  const ended = async (answer: Answer<{ outcomes: Outcome[] }>) => {
    if (!answer.ok) return answer.message;
    const refused = answer.data.outcomes.find(({ error }) => error !== 0);
    if (refused) showToast(refused.message);
    onHeld();
    await reloadLists();
    return undefined;
  };

  switch (holding.what) {
    case 'snooze': {
      const moments = snoozeMoments(new Date());
      return (
        <ActionDialog
          title={t('snoozeTitle', { count: ids.length })}
          templates={Object.entries(moments).map(([code, moment]) => ({
            code,
            label: t(code as keyof typeof moments),
            text: inputMoment(moment),
          }))}
          templatesLabel={t('until')}
          templateField="until"
          fields={[{ name: 'until', label: t('until'), kind: 'moment', required: true }, reason]}
          submit={t('snooze')}
          onSubmit={async ({ until = '', reason: why = '' }) =>
            ended(
              await post('/operator/queue/snooze', { queue, ids, until: new Date(until).toISOString(), reason: why }),
            )
          }
          onClose={close}
        />
      );
    }
    case 'escalate': {
      return (
        <ActionDialog
          title={t('escalateTitle')}
          fields={[{ name: 'to', label: t('toRole'), kind: 'select', options: roles, initial: 'risk' }, reason]}
          submit={t('escalate')}
          onSubmit={async ({ to = '', reason: why = '' }) =>
            ended(await post('/operator/queue/escalate', { queue, ids, to, reason: why }))
          }
          onClose={close}
        />
      );
    }
    case 'assign':
      return (
        <ActionDialog
          title={t('assignTitle')}
          fields={[
            may('queues.assign') || rows.every((row) => row.may.handOver)
              ? { name: 'to', label: t('toName'), about: t('toNameAbout'), kind: 'text', initial: me, maxLength: 60 }
              : {
                  name: 'to',
                  label: t('toName'),
                  kind: 'select',
                  initial: me,
                  options: [
                    { value: me, label: me },
                    { value: '', label: common('nobody') },
                  ],
                },
          ]}
          submit={t('assign')}
          onSubmit={async ({ to = '' }) => ended(await post('/operator/queue/assign', { queue, ids, to }))}
          onClose={close}
        />
      );
    case 'note':
      return (
        <ActionDialog
          title={t('noteTitle')}
          fields={[
            {
              name: 'text',
              label: t('noteText'),
              about: t('noteAbout'),
              kind: 'area',
              required: true,
              maxLength: 2000,
            },
          ]}
          submit={common('save')}
          onSubmit={async ({ text = '' }) => {
            for (const id of ids) {
              const answer = await post('/operator/queue/note', { queue, id, text });
              if (!answer.ok) return answer.message;
            }
            onHeld();
            await reloadLists();
            return undefined;
          }}
          onClose={close}
        />
      );
  }
}
