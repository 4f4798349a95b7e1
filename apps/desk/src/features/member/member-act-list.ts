import type { Permission } from '../../lib/person.ts';

export type MemberAct =
  | 'message'
  | 'giveBonus'
  | 'cancelBonus'
  | 'allow'
  | 'block'
  | 'resetFactor'
  | 'suspend'
  | 'enable';

interface Offered {
  name: MemberAct;
  needs: Permission;
  /** It takes something away from the member. */
  isHard?: true;
}

/** The acts about a member, those that stand against each other by how the account is. */
export function memberActs({ enabled, playBlocked }: { enabled: boolean; playBlocked: boolean }): Offered[] {
  return [
    { name: 'message', needs: 'members.message' },
    { name: 'giveBonus', needs: 'bonuses.give' },
    { name: 'cancelBonus', needs: 'bonuses.give', isHard: true },
    playBlocked ? { name: 'allow', needs: 'members.block' } : { name: 'block', needs: 'members.block', isHard: true },
    { name: 'resetFactor', needs: 'members.recover', isHard: true },
    enabled
      ? { name: 'suspend', needs: 'members.suspend', isHard: true }
      : { name: 'enable', needs: 'members.suspend' },
  ];
}
