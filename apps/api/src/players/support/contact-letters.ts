import { playerLanguageOf } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import type { Contact, NewContact } from './contact.store.ts';
import type { ContactTexts } from './texts/contact-texts.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fil } from './texts/fil.ts';
import { pt } from './texts/pt.ts';

/** A mail in plain words; how it looks is the mails' own business. */
export interface Letter {
  to: string;
  subject: string;
  paragraphs: string[];
  language: Language;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
}

const texts: Record<Language, ContactTexts> = { en, fil, pt, es };

/**
 * What the sender gets. It repeats nothing that was typed into the form: anyone who writes a stranger's address there must
 * not be able to send that stranger words of their own.
 */
export function confirmation({ email, topic, language }: NewContact, id: bigint): Letter {
  const { subject, received, answer, notYou, topics } = texts[language];
  return {
    to: email,
    subject: subject.replace('{id}', String(id)),
    paragraphs: [received.replace('{topic}', topics[topic]).replace('{id}', String(id)), answer, notYou],
    language,
  };
}

/** What the support team gets; an answer to it goes to the sender. */
export function report(it: NewContact, id: bigint, siteEmail: string): Letter {
  return {
    to: siteEmail,
    subject: `Contact form ${id}: ${it.topic}`,
    paragraphs: [
      `Name: ${it.name}`,
      `Username: ${it.username}${it.memberId === undefined ? ' (not logged in)' : ` (member ${it.memberId})`}`,
      `Email: ${it.email}`,
      `Phone: ${it.phone}`,
      `Topic: ${it.topic}`,
      `Language: ${it.language}`,
      it.message,
    ],
    language: 'en',
    replyTo: it.email,
  };
}

/** What an operator answers, in their own words; an answer to it goes to the support team. */
export function reply({ id, email, topic, language }: Contact, answer: string): Letter {
  const known = playerLanguageOf(language);
  const { answerSubject, topics } = texts[known];
  return {
    to: email,
    subject: answerSubject.replace('{topic}', topics[topic]).replace('{id}', String(id)),
    paragraphs: answer.split(/\n{2,}/),
    language: known,
  };
}
