import { useState } from 'react';
import { reload, useCall } from '../../../lib/query.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import type { Member } from '../member.ts';
import { useMemberTexts } from '../texts.ts';
import { memberActForms } from './member-act-forms.ts';
import { type MemberAct, memberActs } from './member-act-list.ts';

interface MemberActDialogProps {
  act: MemberAct;
  member: Member;
  done: (said: string) => void;
  close: () => void;
}

const said = { message: 'sent', giveBonus: 'given', resetFactor: 'factorsOff' } as const;

export function MemberActDialog({ act, member, done, close }: MemberActDialogProps) {
  const t = useMemberTexts();
  const common = useCommonTexts();
  const [requestKey] = useState(() => crypto.randomUUID());
  const { isPending, ...open } = useOpenRows(act, member.id);
  if (isPending) return null;
  const form = memberActForms[act]({ t, common, member, open, requestKey });
  return (
    <ActDialog
      title={`${t(`act_${act}`)}: ${member.username}`}
      fields={form.fields}
      submit={t(`act_${act}`)}
      tone={'isHard' in memberActs[act] ? 'red' : 'green'}
      onSubmit={async (typed) => {
        const answer = await form.run(typed);
        if (!answer.ok) return answer.message;
        done(t(act in said ? said[act as keyof typeof said] : 'changed'));
        await reloadMember();
        return undefined;
      }}
      onClose={close}
    >
      {form.about}
    </ActDialog>
  );
}

/** What this act chooses from; it is asked for by the acts that need it alone. */
function useOpenRows(act: MemberAct, memberId: number) {
  const bonusInput = { memberId, status: 'active' } as const;
  const bonuses = useCall('/operator/bonus/listPage', bonusInput, { enabled: act === 'cancelBonus' });
  const shared = useCall('/operator/bonus/sharedPage', { memberId, closed: false }, { enabled: act === 'closeShared' });
  const ofInvitation = act === 'releaseInvitation' || act === 'refuseInvitation';
  const invitations = useCall('/operator/invitation/listPage', { memberId, status: 'held' }, { enabled: ofInvitation });
  const needed =
    act === 'cancelBonus' ? bonuses : act === 'closeShared' ? shared : ofInvitation ? invitations : undefined;
  return {
    isPending: needed?.isPending ?? false,
    bonuses: bonuses.data?.content ?? [],
    shared: shared.data?.content ?? [],
    invitations: invitations.data?.content ?? [],
  };
}

function reloadMember(): Promise<unknown> {
  return reload(
    '/operator/member/standing',
    '/operator/member/find',
    '/operator/member/timeline',
    '/operator/bonus/listPage',
    '/operator/bonus/sharedPage',
    '/operator/invitation/listPage',
    '/operator/data/member',
    '/operator/record/list',
  );
}
