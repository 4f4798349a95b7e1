import { useCallback } from 'react';
import { type Texts, textsOf } from '../i18n.ts';

// The acts that can need a second person.
const en = {
  'cashOut.approve': 'Approve a cash-out',
  'deposit.credit': 'Credit a deposit',
  'deposit.settle': 'Settle a deposit',
  'bonus.give': 'Give a bonus',
  'heldWin.release': 'Release a held win',
  'setting.set': 'Change a setting',
  'rule.switchOn': 'Switch a rule on',
  'article.publish': 'Publish an article',
};

const fil: Texts<keyof typeof en> = {
  'cashOut.approve': 'Sumang-ayon sa cash-out',
  'deposit.credit': 'Mag-credit ng deposito',
  'deposit.settle': 'Mag-ayos ng deposito',
  'bonus.give': 'Magbigay ng bonus',
  'heldWin.release': 'Pakawalan ang pinigil na panalo',
  'setting.set': 'Magbago ng setting',
  'rule.switchOn': 'Buksan ang tuntunin',
  'article.publish': 'Maglathala ng artikulo',
};

const useTexts = textsOf({ en, fil });

/** An act in words; one without words goes by its own name. */
export function useVerbName(): (verb: string) => string {
  const t = useTexts();
  return useCallback((verb) => (Object.hasOwn(en, verb) ? t(verb as keyof typeof en) : verb), [t]);
}
