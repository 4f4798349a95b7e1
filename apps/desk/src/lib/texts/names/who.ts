import { useCallback } from 'react';
import { type Texts, textsOf } from '../../i18n.ts';

const en = {
  operator: '{name} (staff)',
  member: 'player {name}',
  system: '{name} (automatic)',
  subject_member: 'Player {id}',
  'subject_cash-out': 'Cash-out {id}',
  subject_deposit: 'Deposit {id}',
  subject_document: 'Document {id}',
  subject_contact: 'Message {id}',
  subject_dispute: 'Dispute {id}',
  subject_bonus: 'Bonus {id}',
  subject_invitation: 'Invitation {id}',
  subject_staff: 'Staff {id}',
  subject_news: 'Message to the player {id}',
  subject_pause: 'Break or exclusion {id}',
  subject_limit: 'Limit: {id}',
  subject_funds: 'Source of funds {id}',
  subject_correction: 'Correction {id}',
  subject_campaign: 'Campaign {id}',
  subject_erasure: 'Erasure {id}',
  'subject_data-copy': 'Data export {id}',
  'subject_held-win': 'Held win {id}',
  'subject_harm-case': 'Safer-gambling case {id}',
  'subject_harm-measure': 'Automatic intervention {id}',
  'subject_risk-case': 'Case {id}',
  'subject_risk-rule': 'Rule {id}',
  'subject_risk-alert': 'Alert {id}',
  subject_setting: 'Setting: {id}',
  subject_queue: 'Queue: {id}',
  subject_desk: 'Desk: {id}',
};

const fil: Texts<keyof typeof en> = {
  operator: '{name} (staff)',
  member: 'manlalaro {name}',
  system: '{name} (awtomatiko)',
  subject_member: 'Manlalaro {id}',
  'subject_cash-out': 'Cash-out {id}',
  subject_deposit: 'Deposito {id}',
  subject_document: 'Dokumento {id}',
  subject_contact: 'Mensahe {id}',
  subject_dispute: 'Dispute {id}',
  subject_bonus: 'Bonus {id}',
  subject_invitation: 'Imbitasyon {id}',
  subject_staff: 'Staff {id}',
  subject_news: 'Mensahe sa manlalaro {id}',
  subject_pause: 'Pahinga o exclusion {id}',
  subject_limit: 'Limit: {id}',
  subject_funds: 'Pinagmulan ng pondo {id}',
  subject_correction: 'Pagwawasto {id}',
  subject_campaign: 'Kampanya {id}',
  subject_erasure: 'Pagbubura {id}',
  'subject_data-copy': 'Export ng datos {id}',
  'subject_held-win': 'Pinigil na panalo {id}',
  'subject_harm-case': 'Kaso ng ligtas na paglalaro {id}',
  'subject_harm-measure': 'Awtomatikong hakbang {id}',
  'subject_risk-case': 'Kaso {id}',
  'subject_risk-rule': 'Tuntunin {id}',
  'subject_risk-alert': 'Alerto {id}',
  subject_setting: 'Setting: {id}',
  subject_queue: 'Pila: {id}',
  subject_desk: 'Desk: {id}',
};

const useTexts = textsOf({ en, fil });

/** Who did something, and what about, in words: 'operator:anna' is 'anna (staff)', 'contact:4' is 'Message 4'. */
export function useWho(): { who: (actor: string) => string; subject: (subject: string) => string } {
  const t = useTexts();
  const who = useCallback(
    (actor: string) => {
      const [, kind, name] = /^(operator|member|system):(.+)$/.exec(actor) ?? [];
      return kind && name ? t(kind as 'operator', { name }) : actor;
    },
    [t],
  );
  const subject = useCallback(
    (text: string) => {
      const [, kind, id] = /^([a-z-]+):(.+)$/i.exec(text) ?? [];
      const key = `subject_${kind}`;
      return id && Object.hasOwn(en, key) ? t(key as 'subject_member', { id }) : text;
    },
    [t],
  );
  return { who, subject };
}
