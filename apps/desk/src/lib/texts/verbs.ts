import { useCallback } from 'react';
import { type Texts, textsOf } from '../i18n.ts';

// The acts that can need a second person.
const en = {
  'cashOut.approve': 'Approve a cash-out',
  'deposit.credit': 'Credit a deposit',
  'deposit.settle': 'Settle a deposit',
  'dispute.accept': 'Give in to a dispute',
  'bonus.give': 'Give a bonus',
  'heldWin.release': 'Release a held win',
  'setting.set': 'Change a setting',
  'rule.switchOn': 'Switch a rule on or off',
  'suspicion.report': 'Write a report of suspicion',
  'campaign.start': 'Start a campaign',
  'bets.set': 'Change what may be bet',
};

const fil: Texts<keyof typeof en> = {
  'cashOut.approve': 'Sumang-ayon sa cash-out',
  'deposit.credit': 'Mag-credit ng deposito',
  'deposit.settle': 'Mag-ayos ng deposito',
  'dispute.accept': 'Sumuko sa dispute',
  'bonus.give': 'Magbigay ng bonus',
  'heldWin.release': 'Pakawalan ang pinigil na panalo',
  'setting.set': 'Magbago ng setting',
  'rule.switchOn': 'Buksan o isara ang tuntunin',
  'suspicion.report': 'Sumulat ng ulat ng hinala',
  'campaign.start': 'Simulan ang kampanya',
  'bets.set': 'Magbago ng maaaring itaya',
};

const useTexts = textsOf({ en, fil });

/** An act in words; one without words goes by its own name. */
export function useVerbName(): (verb: string) => string {
  const t = useTexts();
  return useCallback((verb) => (Object.hasOwn(en, verb) ? t(verb as keyof typeof en) : verb), [t]);
}
