import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActDialog, type ActField } from '../../ui/act-dialog.tsx';
import type { OneTimeLink, StaffPerson } from './staff-person.ts';
import { useStaffTexts } from './texts.ts';

export type PersonAct = 'recover' | 'linkMember' | 'disable' | 'enable';

interface PersonActDialogProps {
  act: PersonAct;
  person: StaffPerson;
  showLink: (link: OneTimeLink) => void;
  close: () => void;
}

export function PersonActDialog({ act, person, showLink, close }: PersonActDialogProps) {
  const t = useStaffTexts();
  const common = useCommonTexts();
  const { id } = person;
  const reason: ActField = { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 };
  const memberId: ActField = { name: 'memberId', label: t('memberId'), kind: 'number', required: true };

  const run = async (why: string, member: string) => {
    switch (act) {
      case 'recover': {
        const answer = await post('/operator/staff/recover', { id, reason: why });
        if (answer.ok) showLink(answer.data);
        return answer;
      }
      case 'linkMember':
        return post('/operator/staff/linkMember', { id, memberId: member, reason: why });
      case 'disable':
        return post('/operator/staff/disable', { id, reason: why });
      case 'enable':
        return post('/operator/staff/enable', { id, reason: why });
    }
  };
  return (
    <ActDialog
      title={`${t(act)}: ${person.displayName}`}
      fields={act === 'linkMember' ? [memberId, reason] : [reason]}
      submit={t(act)}
      tone={act === 'disable' ? 'red' : 'green'}
      onSubmit={async ({ reason: why = '', memberId: member = '' }) => {
        const answer = await run(why, member);
        if (!answer.ok) return answer.message;
        await reload('/operator/staff/list', '/operator/staff/sessions');
        return undefined;
      }}
      onClose={close}
    >
      {t(`${act}About`)}
    </ActDialog>
  );
}
