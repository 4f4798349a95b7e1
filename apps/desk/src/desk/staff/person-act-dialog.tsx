import { post } from '../../lib/api.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActDialog, type ActField } from '../../ui/act-dialog.tsx';
import type { StaffPerson } from './staff-person.ts';
import { useStaffTexts } from './texts.ts';
import { useSaid, useSaidOfLink } from './use-said.ts';

export type PersonAct = 'recover' | 'setEmail' | 'linkMember' | 'disable' | 'enable';

interface PersonActDialogProps {
  act: PersonAct;
  person: StaffPerson;
  close: () => void;
}

export function PersonActDialog({ act, person, close }: PersonActDialogProps) {
  const t = useStaffTexts();
  const common = useCommonTexts();
  const { id } = person;
  const reason: ActField = { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 };
  const memberId: ActField = { name: 'memberId', label: t('memberId'), kind: 'number', required: true };

  const email: ActField = { name: 'email', label: t('email'), kind: 'text', required: true, maxLength: 254 };
  const fields: Partial<Record<PersonAct, ActField>> = { linkMember: memberId, setEmail: email };
  const said = useSaid();
  const saidOfLink = useSaidOfLink();

  const run = async (why: string, member: string, address: string) => {
    switch (act) {
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
    <ActDialog
      title={`${t(act)}: ${person.displayName}`}
      fields={[fields[act], reason].filter((field) => field !== undefined)}
      submit={t(act)}
      tone={act === 'disable' ? 'red' : 'green'}
      onSubmit={({ reason: why = '', memberId: member = '', email: address = '' }) => run(why, member, address)}
      onClose={close}
    >
      {t(`${act}About`)}
    </ActDialog>
  );
}
