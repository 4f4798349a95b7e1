import type { Answer } from '../../lib/api.ts';
import { post } from '../../lib/api.ts';
import { usePerson } from '../../lib/person.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useRiskWords } from '../../lib/texts/risk-words.ts';
import { ActDialog, type ActField } from '../../ui/act-dialog.tsx';
import { idsOf } from '../../ui/chosen-players.ts';
import { reloadCases } from './reload-cases.ts';
import { type Case, outcomes, type WholeCase } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';
import { useSaidOfSecond } from './use-said-of-second.ts';

/** What is done to a case. */
export type CaseAct =
  | { what: 'assign' | 'note' | 'addMember' | 'close' | 'report' }
  | { what: 'remove'; memberId: number; username: string };

interface CaseActDialogProps {
  act: CaseAct;
  of: WholeCase;
  close: () => void;
}

export function CaseActDialog({ act, of: { id, assignedTo }, close }: CaseActDialogProps) {
  const t = useRiskTexts();
  const word = useRiskWords();
  const common = useCommonTexts();
  const me = usePerson();
  const saidOfSecond = useSaidOfSecond();
  const done = async (answer: Answer<unknown>) => {
    const said = saidOfSecond(answer);
    await reloadCases();
    return said;
  };
  const reason: ActField = { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 };

  switch (act.what) {
    case 'assign':
      return (
        <ActDialog
          title={t('assign')}
          fields={[
            {
              name: 'to',
              label: t('assignTo'),
              about: t('assignToAbout'),
              kind: 'text',
              initial: assignedTo ?? me.name,
              maxLength: 60,
            },
          ]}
          submit={t('assign')}
          onSubmit={async ({ to = '' }) => done(await post('/operator/risk/case/assign', { id, to }))}
          onClose={close}
        />
      );
    case 'note':
      return (
        <ActDialog
          title={t('note')}
          fields={[{ name: 'text', label: t('noteText'), kind: 'area', required: true, maxLength: 2000 }]}
          submit={common('save')}
          onSubmit={async ({ text = '' }) => done(await post('/operator/risk/case/note', { id, text }))}
          onClose={close}
        >
          {t('noteAbout')}
        </ActDialog>
      );
    case 'addMember':
      return (
        <ActDialog
          title={t('addMember')}
          fields={[
            {
              name: 'members',
              label: t('memberIds'),
              kind: 'players',
              required: true,
            },
          ]}
          submit={common('add')}
          onSubmit={async ({ members = '' }) =>
            done(await post('/operator/risk/case/add', { id, memberIds: idsOf(members).map(Number) }))
          }
          onClose={close}
        />
      );
    case 'remove':
      return (
        <ActDialog
          title={t('removeTitle', { who: act.username, id })}
          fields={[reason]}
          submit={t('remove')}
          tone="red"
          onSubmit={async ({ reason: why = '' }) =>
            done(await post('/operator/risk/case/removeMember', { id, memberId: act.memberId, reason: why }))
          }
          onClose={close}
        >
          {t('removeAbout')}
        </ActDialog>
      );
    case 'close':
      return (
        <ActDialog
          title={t('closeTitle', { id })}
          fields={[
            {
              name: 'outcome',
              label: t('outcome'),
              kind: 'select',
              initial: outcomes[0],
              options: outcomes.map((value) => ({ value, label: word(`outcome_${value}`) })),
            },
            reason,
          ]}
          submit={t('close')}
          onSubmit={async ({ outcome = '', reason: why = '' }) =>
            done(
              await post('/operator/risk/case/close', {
                id,
                outcome: outcome as NonNullable<Case['outcome']>,
                reason: why,
              }),
            )
          }
          onClose={close}
        >
          {t('closeAbout')}
        </ActDialog>
      );
    case 'report':
      return (
        <ActDialog
          title={t('report')}
          size={620}
          fields={[{ name: 'suspicion', label: t('suspicion'), kind: 'area', required: true, maxLength: 4000 }]}
          submit={t('write')}
          onSubmit={async ({ suspicion = '' }) => done(await post('/operator/risk/case/report', { id, suspicion }))}
          onClose={close}
        >
          {t('reportAbout')}
        </ActDialog>
      );
  }
}
