import { useCallback } from 'react';
import { type Texts, textsOf } from '../../i18n.ts';

/** What a staff member has opened of a player, by the first word of what the audit log keeps: 'round:studio:7'. */
export const parts = {
  standing: 'Details',
  book: 'Ledger',
  timeline: 'Timeline',
  rounds: 'Rounds',
  links: 'Links',
  payments: 'Payments',
  notifications: 'Notifications',
  protection: 'Protection',
  round: 'Round {id}',
  replay: 'Replay of round {id}',
  deposit: 'Deposit {id}',
  cashOut: 'Cash-out {id}',
  'harm-case': 'Safer-gambling case {id}',
  exchange: '{what}, messages of the provider',
};

const fil: Texts<keyof typeof parts> = {
  standing: 'Mga detalye',
  book: 'Ledger',
  timeline: 'Timeline',
  rounds: 'Mga round',
  links: 'Mga link',
  payments: 'Mga bayad',
  notifications: 'Mga notification',
  protection: 'Proteksiyon',
  round: 'Round {id}',
  replay: 'Replay ng round {id}',
  deposit: 'Deposito {id}',
  cashOut: 'Cash-out {id}',
  'harm-case': 'Kaso ng ligtas na paglalaro {id}',
  exchange: '{what}, mga mensahe ng provider',
};

const useTexts = textsOf({ en: parts, fil });

/** 'replay:studio:7' as 'Replay of round 7', 'deposit:4:exchange' as 'Deposit 4, messages of the provider'. */
export function usePartNames(): (at: string) => string | undefined {
  const t = useTexts();
  return useCallback(
    (at) => {
      const [, whole] = /^(.+):exchange$/.exec(at) ?? [];
      const [kind = '', ...rest] = (whole ?? at).split(':');
      if (!Object.hasOwn(parts, kind)) return undefined;
      // Of a round the vendor stands before its number.
      const id = rest.length > 1 ? rest.slice(1).join(':') : (rest[0] ?? '');
      const what = t(kind as keyof typeof parts, { id });
      return whole === undefined ? what : t('exchange', { what });
    },
    [t],
  );
}
