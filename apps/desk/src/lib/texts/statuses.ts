import { useCallback } from 'react';
import { type Texts, textsOf } from '../i18n.ts';

const en = {
  pending: 'pending',
  canceled: 'canceled by the player',
  rejected: 'rejected',
  passed: 'approved',
  paying: 'being paid',
  payed: 'sent',
  completed: 'paid',
  failed: 'failed',
  waiting: 'waiting',
  accepted: 'accepted',
  refused: 'refused',
  held: 'held',
  released: 'released',
  counted: 'counted',
  open: 'open',
  closed: 'closed',
  review: 'in review',
  succeeded: 'credited',
  active: 'active',
  approved: 'approved',
  carriedOut: 'carried out',
  expired: 'expired',
  disputed: 'disputed',
  charged_back: 'taken back by the bank',
  part_refunded: 'part given back',
  refunded: 'given back',
  received: 'inquiry',
  evidenceDue: 'evidence due',
  answered: 'answered',
  won: 'won',
  lost: 'lost',
  observed: 'seen',
  matched: 'explained',
  differing: 'differs',
};

const fil: Texts<keyof typeof en> = {
  pending: 'nakabinbin',
  canceled: 'kinansela ng manlalaro',
  rejected: 'tinanggihan',
  passed: 'sinang-ayunan',
  paying: 'binabayaran',
  payed: 'naipadala',
  completed: 'bayad na',
  failed: 'nabigo',
  waiting: 'naghihintay',
  accepted: 'tinanggap',
  refused: 'tinanggihan',
  held: 'pinigil',
  released: 'pinakawalan',
  counted: 'nabilang',
  open: 'bukas',
  closed: 'sarado',
  review: 'sinusuri',
  succeeded: 'na-credit',
  active: 'aktibo',
  approved: 'sinang-ayunan',
  carriedOut: 'naisagawa',
  expired: 'lumipas',
  disputed: 'may dispute',
  charged_back: 'binawi ng bangko',
  part_refunded: 'bahagi ay ibinalik',
  refunded: 'ibinalik',
  received: 'pagtatanong',
  evidenceDue: 'kailangan ng ebidensiya',
  answered: 'nasagot',
  won: 'napanalunan',
  lost: 'natalo',
  observed: 'nakita',
  matched: 'naipaliwanag',
  differing: 'hindi tugma',
};

const useTexts = textsOf({ en, fil });

/** A status in words; one without words goes by its own name. */
export function useStatusTexts(): (status: string) => string {
  const t = useTexts();
  return useCallback((status) => (Object.hasOwn(en, status) ? t(status as keyof typeof en) : status), [t]);
}
