import type { StaffLanguage } from '@fairhouse/money';
import type { AdministratorLetter } from '../webhooks.deps.ts';
import { pausedAfterHours } from './delivery-rules.ts';

interface Paused {
  id: number;
  host: string;
  reason: 'failing' | 'gone';
}

/** To administrators, about a subscription that the casino has paused. */
export function pausedLetter(language: StaffLanguage, { id, host, reason }: Paused): AdministratorLetter {
  return language === 'fil'
    ? {
        subject: `Naka-pause ang webhook ${id} sa ${host}`,
        paragraphs: [
          reason === 'gone'
            ? `Sumagot ang ${host} na wala na ito (410), kaya naka-pause ang subscription ${id}.`
            : `Walang naihatid sa ${host} nang ${pausedAfterHours} oras, kaya naka-pause ang subscription ${id}.`,
          'Naghihintay ang mga event nito at mabubura pagkaraan ng 30 araw. Ayusin ang tumatanggap, saka ituloy ang subscription sa desk sa Mga webhook.',
        ],
      }
    : {
        subject: `Webhook ${id} to ${host} is paused`,
        paragraphs: [
          reason === 'gone'
            ? `${host} has answered 410 (Gone), so subscription ${id} is paused.`
            : `Nothing was delivered to ${host} for ${pausedAfterHours} hours, so subscription ${id} is paused.`,
          'Its events wait, and are deleted after 30 days. Repair the receiver, then resume the subscription at the desk under Webhooks.',
        ],
      };
}
