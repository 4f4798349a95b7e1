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
};

const useTexts = textsOf({ en, fil });

/** A status in words; one without words goes by its own name. */
export function useStatusTexts(): (status: string) => string {
  const t = useTexts();
  return useCallback((status) => (Object.hasOwn(en, status) ? t(status as keyof typeof en) : status), [t]);
}
