import type { Permission } from '../../lib/person.ts';
import type { Setting } from './setting.ts';

interface Rights {
  reads: Permission;
  edits: Permission;
}

const casino: Rights = { reads: 'settings.read', edits: 'settings.edit' };
const bonuses: Rights = { reads: 'bonuses.read', edits: 'bonusTerms.edit' };
const vip: Rights = { reads: 'vip.read', edits: 'vip.edit' };
const invitations: Rights = { reads: 'invitations.read', edits: 'agents.edit' };

/** The settings as they are shown, and what one holds to see and to set them; a test compares it with the contract. */
export const sections = [
  { key: 'money', names: ['deposit', 'cashOut', 'currency'], ...casino },
  { key: 'reporting', names: ['reporting', 'dailyRate'], ...casino },
  { key: 'methods', names: ['depositMethod', 'cashOutMethod'], ...casino },
  { key: 'bonuses', names: ['bonusRules', 'bonusTerms'], ...bonuses },
  { key: 'vip', names: ['vipLevel', 'vipPackage'], ...vip },
  { key: 'invitations', names: ['invitation', 'agent'], ...invitations },
  {
    key: 'casino',
    names: [
      'jurisdictions',
      'pace',
      'contact',
      'support',
      'queue',
      'healthRule',
      'campaign',
      'journey',
      'documents',
      'exchange',
    ],
    ...casino,
  },
] as const satisfies readonly ({ key: string; names: readonly Setting['name'][] } & Rights)[];

export type Section = (typeof sections)[number];

/** One of these leads to the screen. */
export const settingsNeed = [...new Set(sections.map(({ reads }) => reads))];
