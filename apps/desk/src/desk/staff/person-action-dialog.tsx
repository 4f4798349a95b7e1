import { post } from '../../lib/api.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import type { StaffPerson } from './staff-person.ts';
import { useStaffTexts } from './texts.ts';
import { useAnswerMessage, useLinkMessage } from './use-answer-message.ts';

export type PersonAction = 'recover' | 'setEmail' | 'linkMember' | 'disable' | 'enable';

interface PersonActionDialogProps {
  action: PersonAction;
  person: StaffPerson;
  close: () => void;
}

export function PersonActionDialog({ action, person, close }: PersonActionDialogProps) {
  const t = useStaffTexts();
  const common = useCommonTexts();
  const { id } = person;
  const reason: ActionField = { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 };
  const memberId: ActionField = { name: 'memberId', label: t('memberId'), kind: 'number', required: true };

  const email: ActionField = { name: 'email', label: t('email'), kind: 'text', required: true, maxLength: 254 };
  const fields: Partial<Record<PersonAction, ActionField>> = { linkMember: memberId, setEmail: email };
  const said = useAnswerMessage();
  const saidOfLink = useLinkMessage();

  const run = async (why: string, member: string, address: string) => {
    switch (action) {
      case 'recover':
        return saidOfLink(await post('/operator/staff/recover', { id, reason: why }));
      case 'setEmail':
        return said(await post('/operator/staff/setEmail', { id, email: address, reason: why }));
      case 'linkMember':
        return said(await post('/operator/staff/linkMember', { id, memberId: member, reason: why }));
      case 'disable':
        return said(await post('/operator/staff/disable', { id, reason: why }));
      case 'enable':
        return said(await post('/operator/staff/enable', { id, reason: why }));
    }
  };
  return (
    <ActionDialog
      title={`${t(action)}: ${person.displayName}`}
      fields={[fields[action], reason].filter((field) => field !== undefined)}
      submit={t(action)}
      tone={action === 'disable' ? 'red' : 'green'}
      onSubmit={({ reason: why = '', memberId: member = '', email: address = '' }) => run(why, member, address)}
      onClose={close}
    >
      {t(`${action}About`)}
    </ActionDialog>
  );
}
