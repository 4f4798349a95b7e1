import type { Role } from '@fairhouse/contract/roles';
import { type Texts, textsOf } from '../i18n.ts';

const en: Texts<Role> = {
  cashier: 'Cashier',
  documents: 'Documents',
  risk: 'Risk',
  support: 'Support',
  bonuses: 'Bonuses',
  content: 'Content',
  compliance: 'Compliance',
  finance: 'Finance',
  administrator: 'Administrator',
};

const fil: Texts<Role> = {
  cashier: 'Kahera',
  documents: 'Mga dokumento',
  risk: 'Risk',
  support: 'Suporta',
  bonuses: 'Mga bonus',
  content: 'Content',
  compliance: 'Pagsunod',
  finance: 'Pananalapi',
  administrator: 'Administrator',
};

export const useRoleTexts = textsOf({ en, fil });
