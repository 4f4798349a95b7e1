import { useState } from 'react';
import { reload, useCall } from '../../../lib/query.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import type { Member } from '../member.ts';
import { useMemberTexts } from '../texts.ts';
import { memberActionForms } from './member-action-forms.ts';
import { type MemberAction, memberActions } from './member-action-list.ts';

interface MemberActionDialogProps {
  action: MemberAction;
  member: Member;
  done: (said: string) => void;
  close: () => void;
}

const said = { message: 'sent', giveBonus: 'given', giveFreeRounds: 'given', resetFactor: 'factorsOff' } as const;

export function MemberActionDialog({ action, member, done, close }: MemberActionDialogProps) {
  const t = useMemberTexts();
  const common = useCommonTexts();
  const [requestKey] = useState(() => crypto.randomUUID());
  const { isPending, ...open } = useOpenRows(action, member.id);
  if (isPending) return null;
  const form = memberActionForms[action]({ t, common, member, open, requestKey });
  return (
    <ActionDialog
      title={`${t(`action_${action}`)}: ${member.username}`}
      fields={form.fields}
      submit={t(`action_${action}`)}
      tone={'isHard' in memberActions[action] ? 'red' : 'green'}
      onSubmit={async (typed) => {
        const answer = await form.run(typed);
        if (!answer.ok) return answer.message;
        done(t(action in said ? said[action as keyof typeof said] : 'changed'));
        await reloadMember();
        return undefined;
      }}
      onClose={close}
    >
      {form.about}
    </ActionDialog>
  );
}

/** What this action chooses from; it is asked for by the actions that need it alone. */
function useOpenRows(action: MemberAction, memberId: number) {
  const bonusInput = { memberId, status: 'active' } as const;
  const bonuses = useCall('/operator/bonus/listPage', bonusInput, { enabled: action === 'cancelBonus' });
  const shared = useCall(
    '/operator/bonus/sharedPage',
    { memberId, closed: false },
    { enabled: action === 'closeShared' },
  );
  const freeRounds = useCall('/operator/freeRounds/list', { memberId }, { enabled: action === 'cancelFreeRounds' });
  const freeRoundGames = useCall('/operator/freeRounds/games', { memberId }, { enabled: action === 'giveFreeRounds' });
  const ofInvitation = action === 'releaseInvitation' || action === 'refuseInvitation';
  const invitations = useCall('/operator/invitation/listPage', { memberId, status: 'held' }, { enabled: ofInvitation });
  const byAction: Partial<Record<MemberAction, { isPending: boolean }>> = {
    cancelBonus: bonuses,
    giveFreeRounds: freeRoundGames,
    cancelFreeRounds: freeRounds,
    closeShared: shared,
  };
  const needed = ofInvitation ? invitations : byAction[action];
  return {
    isPending: needed?.isPending ?? false,
    bonuses: bonuses.data?.content ?? [],
    freeRounds: freeRounds.data?.freeRounds.filter(({ state }) => state === 'open') ?? [],
    freeRoundGames: freeRoundGames.data?.games ?? [],
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
    '/operator/freeRounds/list',
    '/operator/bonus/sharedPage',
    '/operator/invitation/listPage',
    '/operator/data/member',
    '/operator/record/list',
  );
}
