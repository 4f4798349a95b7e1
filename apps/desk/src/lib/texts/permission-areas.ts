import type { PermissionArea } from '@fairhouse/contract/permission-areas';
import { type Texts, textsOf } from '../i18n.ts';

const en: Texts<PermissionArea> = {
  players: 'Players',
  payments: 'Deposits and cash-outs',
  checks: 'Documents and identity',
  protection: 'Safer gambling',
  rewards: 'Bonuses and campaigns',
  play: 'Games and content',
  support: 'Support',
  risk: 'Risk',
  finance: 'Finance',
  operation: 'Settings and operation',
  approvals: 'Queues and approvals',
  staff: 'Staff and audit log',
};

const fil: Texts<PermissionArea> = {
  players: 'Mga manlalaro',
  payments: 'Mga deposito at cash-out',
  checks: 'Mga dokumento at pagkakakilanlan',
  protection: 'Ligtas na paglalaro',
  rewards: 'Mga bonus at kampanya',
  play: 'Mga laro at content',
  support: 'Suporta',
  risk: 'Risk',
  finance: 'Pananalapi',
  operation: 'Mga setting at operasyon',
  approvals: 'Mga pila at pag-apruba',
  staff: 'Staff at audit log',
};

export const usePermissionAreaTexts = textsOf({ en, fil });
