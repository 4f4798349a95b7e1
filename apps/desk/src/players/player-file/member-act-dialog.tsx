import { useState } from 'react';
import { type Answer, post } from '../../lib/api.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActDialog, type ActField } from '../../ui/act-dialog.tsx';
import type { Member } from './member.ts';
import { type MemberAct, memberActs } from './member-act-list.ts';
import { useMemberTexts } from './texts.ts';

interface MemberActDialogProps {
  act: MemberAct;
  member: Member;
  done: (said: string) => void;
  close: () => void;
}

export function MemberActDialog({ act, member, done, close }: MemberActDialogProps) {
  const t = useMemberTexts();
  const common = useCommonTexts();
  const memberId = member.id;
  // One for this window: pressed twice, or sent again after a lost answer, it is one bonus.
  const [requestKey] = useState(() => crypto.randomUUID());
  const bonuses = useCall(
    '/operator/bonus/listPage',
    { memberId, status: 'active' },
    { enabled: act === 'cancelBonus' },
  );
  const shared = useCall('/operator/bonus/sharedPage', { memberId, closed: false }, { enabled: act === 'closeShared' });
  const ofInvitation = act === 'releaseInvitation' || act === 'refuseInvitation';
  const invitations = useCall('/operator/invitation/listPage', { memberId, status: 'held' }, { enabled: ofInvitation });
  const reason: ActField = {
    name: 'reason',
    label: common('reason'),
    about: common('reasonForTheRecord'),
    kind: 'area',
    required: true,
    maxLength: act === 'giveBonus' || act === 'cancelBonus' ? 200 : 300,
  };
  const unforced: ActField = { ...reason, required: false };
  const area = (name: string, label: string, required: boolean, about?: string): ActField => ({
    name,
    label,
    kind: 'area',
    required,
    maxLength: 2000,
    ...(about ? { about } : {}),
  });

  const forms = {
    suspend: { about: t('suspendAbout'), fields: [reason] },
    enable: { about: t('enableAbout'), fields: [unforced] },
    block: {
      about: t('blockAbout'),
      fields: [
        {
          name: 'cause',
          label: t('cause'),
          kind: 'select',
          options: [
            { value: '', label: t('cause_none') },
            { value: 'payment', label: t('cause_payment') },
            { value: 'documents', label: t('cause_documents') },
            { value: 'ownWish', label: t('cause_ownWish') },
          ],
        },
        reason,
      ],
    },
    allow: { about: t('allowAbout'), fields: [unforced] },
    message: {
      about: t('messageAbout'),
      fields: [area('english', t('english'), true), area('filipino', t('filipino'), false, t('filipinoAbout'))],
    },
    giveBonus: {
      about: t('bonusAbout'),
      fields: [
        {
          name: 'amount',
          label: `${t('amount')} (${member.book.currency})`,
          kind: 'amount',
          currency: member.book.currency,
          required: true,
        },
        reason,
      ],
    },
    cancelBonus: {
      about: t('cancelAbout'),
      fields: [
        {
          name: 'id',
          label: t('whichBonus'),
          kind: 'select',
          required: true,
          options: (bonuses.data?.content ?? []).map(({ id, promotion, amount }) => ({
            value: String(id),
            label: `${id}: ${promotion}, ${amount} ${member.book.currency}`,
          })),
        },
        reason,
      ],
    },
    closeShared: {
      about: shared.data?.content.length === 0 ? t('noShared') : t('sharedAbout'),
      fields: [
        {
          name: 'id',
          label: t('whichShared'),
          kind: 'select',
          required: true,
          options: (shared.data?.content ?? []).map(({ id, promotion, label, firstMemberId }) => ({
            value: String(id),
            label: `${id}: ${promotion}, ${label}, ${firstMemberId}`,
          })),
        },
        { ...reason, maxLength: 500 },
      ],
    },
    releaseInvitation: { about: t('releaseInvitationAbout'), fields: [] },
    refuseInvitation: { about: t('refuseInvitationAbout'), fields: [reason] },
    makeAgent: { about: t('makeAgentAbout'), fields: [unforced] },
    endAgency: { about: t('endAgencyAbout'), fields: [unforced] },
    makeCopy: { about: t('makeCopyAbout'), fields: [reason] },
    erase: { about: t('eraseAbout'), fields: [reason] },
    resetFactor: { about: t('factorAbout'), fields: [{ ...reason, label: t('identity') }] },
  } as const satisfies Record<MemberAct, { about: string; fields: readonly ActField[] }>;

  const run = (typed: Record<string, string>): Promise<Answer<unknown>> => {
    const { reason: why = '', cause, amount = '', english = '', filipino = '' } = typed;
    const causes = { payment: 'payment', documents: 'documents', ownWish: 'ownWish' } as const;
    switch (act) {
      case 'suspend':
        return post('/operator/member/suspend', { memberId, suspended: true, reason: why });
      case 'enable':
        return post('/operator/member/suspend', { memberId, suspended: false, reason: why });
      case 'block': {
        const told = causes[cause as keyof typeof causes];
        return post('/operator/member/blockPlay', {
          memberId,
          blocked: true,
          reason: why,
          ...(told && { cause: told }),
        });
      }
      case 'allow':
        return post('/operator/member/blockPlay', { memberId, blocked: false, reason: why });
      case 'message':
        return post('/operator/member/message', { memberId, english, filipino });
      case 'giveBonus':
        return post('/operator/bonus/give', { memberId, amount, reason: why, requestKey });
      case 'cancelBonus':
        return post('/operator/bonus/cancel', {
          memberId,
          id: typed.id || String(bonuses.data?.content[0]?.id ?? ''),
          reason: why,
        });
      case 'closeShared':
        return post('/operator/bonus/closeShared', {
          id: typed.id || String(shared.data?.content[0]?.id ?? ''),
          reason: why,
        });
      case 'releaseInvitation':
        return post('/operator/invitation/release', { id: invitations.data?.content[0]?.id ?? 0 });
      case 'refuseInvitation':
        return post('/operator/invitation/refuse', { id: invitations.data?.content[0]?.id ?? 0, reason: why });
      case 'makeAgent':
      case 'endAgency':
        return post('/operator/member/setAgent', { memberId, agent: act === 'makeAgent', reason: why });
      case 'makeCopy':
        return post('/operator/data/makeCopy', { memberId, reason: why });
      case 'erase':
        return post('/operator/data/erase', { memberId, reason: why });
      case 'resetFactor':
        return post('/operator/member/resetFactor', { memberId, reason: why });
    }
  };
  const isHard = 'isHard' in memberActs[act];
  const asksFirst = {
    cancelBonus: bonuses,
    closeShared: shared,
    releaseInvitation: invitations,
    refuseInvitation: invitations,
  };
  if (asksFirst[act as keyof typeof asksFirst]?.isPending) return null;
  return (
    <ActDialog
      title={`${t(`act_${act}`)}: ${member.username}`}
      fields={forms[act].fields}
      submit={t(`act_${act}`)}
      tone={isHard ? 'red' : 'green'}
      onSubmit={async (typed) => {
        const answer = await run(typed);
        if (!answer.ok) return answer.message;
        done(
          t(
            act === 'message'
              ? 'sent'
              : act === 'giveBonus'
                ? 'given'
                : act === 'resetFactor'
                  ? 'factorsOff'
                  : 'changed',
          ),
        );
        await reload(
          '/operator/member/standing',
          '/operator/member/find',
          '/operator/member/timeline',
          '/operator/bonus/listPage',
          '/operator/bonus/sharedPage',
          '/operator/invitation/listPage',
          '/operator/data/member',
          '/operator/record/list',
        );
        return undefined;
      }}
      onClose={close}
    >
      {forms[act].about}
    </ActDialog>
  );
}
