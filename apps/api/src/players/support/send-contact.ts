import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { LimitCalls } from '@fairhouse/operation';
import type { SettingOf } from '../../db/setting-of.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { countContactsToday, insertContact, type NewContact } from './contact.store.ts';
import { confirmation, type Letter, report } from './contact-letters.ts';
import { firstPriority } from './support.settings.ts';

export interface ContactDeps {
  db: Database;
  /** The support team's own address. */
  siteEmail: string;
  /** Whether another form may come from this address now. */
  mayWrite: LimitCalls;
  settingOf: SettingOf;
  /** Writes a mail in the transaction; it is sent afterwards. */
  sendLetter(tx: Transaction, letter: Letter): Promise<unknown>;
}

/** Of one connection. */
export const contactLimit = { name: 'contact', most: 10, seconds: 3_600 };
const mostOfEmailPerDay = 5;
const mostPerDay = 2_000;

/** \w parts joined by dots, pluses or hyphens, an @ and a domain: what registration accepts. */
const emailPattern = /^\w+(?:[.+-]\w+)*@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/;
const phonePattern = /^\+?\d{5,20}$/;
const required = ['name', 'username', 'email', 'phone', 'message'] as const;

/** Keeps the form and writes to both sides in one transaction. Limited by connection, by email address and in all. */
export function createSendContact({ db, siteEmail, mayWrite, settingOf, sendLetter }: ContactDeps) {
  return async function sendContact(contact: NewContact, address: string): Promise<Result<null>> {
    const missing = required.find((field) => contact[field] === '');
    if (missing) return refuse('missingField', { field: missing });
    if (!emailPattern.test(contact.email)) return refuse('emailInvalid');
    if (!phonePattern.test(contact.phone)) return refuse('mobileInvalid');
    if (!(await mayWrite(address))) return refuse('tooManyRequests');

    const priority = firstPriority(contact.topic);
    const targets = await settingOf('support', priority);
    return inTransaction(db, async (tx) => {
      const { ofEmail, all } = await countContactsToday(tx, contact.email);
      if (ofEmail >= mostOfEmailPerDay || all >= mostPerDay) return refuse('tooManyRequests');
      const id = await insertContact(tx, contact, { ...targets, channel: 'form', priority });
      await sendLetter(tx, report(contact, id, siteEmail));
      await sendLetter(tx, confirmation(contact, id));
      return ok(null);
    });
  };
}
