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
export function memberActs(isEnabled: boolean): Offered[] {
  return [
    { name: 'message', needs: 'members.message' },
    { name: 'giveBonus', needs: 'bonuses.give' },
    { name: 'cancelBonus', needs: 'bonuses.give', isHard: true },
    // The look-up does not say whether play is stopped: both are offered, and the server knows.
    { name: 'allow', needs: 'members.block' },
    { name: 'block', needs: 'members.block', isHard: true },
    { name: 'resetFactor', needs: 'members.recover', isHard: true },
    isEnabled
      ? { name: 'suspend', needs: 'members.suspend', isHard: true }
      : { name: 'enable', needs: 'members.suspend' },
  ];
}
