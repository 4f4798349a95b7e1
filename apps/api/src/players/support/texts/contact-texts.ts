import type { Topic } from '../contact.store.ts';

/** What the sender of the contact form is written; `{topic}` and `{id}` are filled in. */
export interface ContactTexts {
  subject: string;
  answerSubject: string;
  received: string;
  answer: string;
  notYou: string;
  topics: Record<Topic, string>;
}
