import type { OperatorCallPath, PlayStop } from '@fairhouse/contract/operator';
import type { Permission } from '../../../lib/person.ts';

interface Offered {
  needs: Permission;
  /** The call that it is. */
  call: OperatorCallPath;
  /** It takes something away from the member. */
  isHard?: true;
  /** Whether it is offered, by how the member stands; always unless said. */
  when?: (member: Standing) => boolean;
  /** Why it would change nothing now: shown in its place. */
  cannot?: (member: Standing) => CannotBecause | undefined;
}

/** The reasons for which a command is shown but cannot be used. */
export type CannotBecause = 'notStoppedByStaff' | 'noOffers';

interface Standing {
  enabled: boolean;
  playBlocked: boolean;
  playStops: readonly PlayStop[];
  type: 'common' | 'agent';
  invitation: string | null;
}

const offersClosed: readonly PlayStop[] = ['break', 'exclusion', 'mandatoryBreak', 'closed', 'register'];

/** Every act about one member; the command line has no other (scripts/member-actions.test.ts). */
export const memberActions = {
  message: { needs: 'members.message', call: '/operator/member/message' },
  tags: { needs: 'members.note', call: '/operator/members/tag' },
  openCase: { needs: 'risk.decide', call: '/operator/risk/case/open' },
  giveBonus: {
    needs: 'bonuses.give',
    call: '/operator/bonus/give',
    cannot: ({ playStops }) => (playStops.some((stop) => offersClosed.includes(stop)) ? 'noOffers' : undefined),
  },
  cancelBonus: { needs: 'bonuses.give', call: '/operator/bonus/cancel', isHard: true },
  giveFreeRounds: {
    needs: 'bonuses.give',
    call: '/operator/freeRounds/give',
    cannot: ({ playStops }) => (playStops.some((stop) => offersClosed.includes(stop)) ? 'noOffers' : undefined),
  },
  cancelFreeRounds: { needs: 'bonuses.give', call: '/operator/freeRounds/cancel', isHard: true },
  closeShared: { needs: 'bonuses.review', call: '/operator/bonus/closeShared' },
  releaseInvitation: {
    needs: 'invitations.decide',
    call: '/operator/invitation/release',
    when: ({ invitation }) => invitation === 'held',
  },
  refuseInvitation: {
    needs: 'invitations.decide',
    call: '/operator/invitation/refuse',
    isHard: true,
    when: ({ invitation }) => invitation === 'held',
  },
  makeAgent: { needs: 'agents.edit', call: '/operator/member/setAgent', when: ({ type }) => type === 'common' },
  endAgency: {
    needs: 'agents.edit',
    call: '/operator/member/setAgent',
    isHard: true,
    when: ({ type }) => type === 'agent',
  },
  allow: {
    needs: 'members.block',
    call: '/operator/member/blockPlay',
    when: ({ playBlocked }) => playBlocked,
    cannot: ({ playStops }) => (playStops.includes('operator') ? undefined : 'notStoppedByStaff'),
  },
  block: {
    needs: 'members.block',
    call: '/operator/member/blockPlay',
    isHard: true,
    when: ({ playStops }) => !playStops.includes('operator'),
  },
  makeCopy: { needs: 'data.export', call: '/operator/data/makeCopy' },
  erase: { needs: 'data.erase', call: '/operator/data/erase', isHard: true },
  resetFactor: { needs: 'members.recover', call: '/operator/member/resetFactor', isHard: true },
  suspend: {
    needs: 'members.suspend',
    call: '/operator/member/suspend',
    isHard: true,
    when: ({ enabled }) => enabled,
  },
  enable: { needs: 'members.suspend', call: '/operator/member/suspend', when: ({ enabled }) => !enabled },
} as const satisfies Record<string, Offered>;

export type MemberAction = keyof typeof memberActions;

/** The actions that this person may do about a member who stands like this. */
export function actionsAbout(member: Standing, may: (permission: Permission) => boolean) {
  const all = Object.entries(memberActions) as [MemberAction, Offered][];
  return all
    .filter(([, { needs, when }]) => may(needs) && (when?.(member) ?? true))
    .map(([name, { isHard = false, cannot }]) => ({ name, isHard, because: cannot?.(member) }));
}
