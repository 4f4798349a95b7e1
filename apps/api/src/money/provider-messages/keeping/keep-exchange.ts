import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '@fairhouse/database';
import type { AnswerToMessage, KeepMessages, SentMessage } from '@fairhouse/payments';
import type { AboutPayment, PaymentName } from '../../../db/about-payment.ts';
import { messagesNotKept } from '../exchange.metrics.ts';
import { keepMessages, type ProviderMessage } from '../message.store.ts';
import { writeBehind } from './write-behind.ts';

/** What the work that continues is about, or what was asked so far while that is not known. */
type Subject = { payment: PaymentName } | { asked: ProviderMessage[] };

export interface Exchange {
  /** What adapters keep their requests by. */
  keep: KeepMessages;
  aboutPayment: AboutPayment;
  /** Does work of which it shows only later which payment it is about; then `belongTo` keeps what was asked meanwhile. */
  untilKnown<T>(work: () => Promise<T>): { done: Promise<T>; belongTo(payment: PaymentName): void };
  /** Keeps one message more. */
  add(message: ProviderMessage): void;
  /** When everything has been written. */
  idle(): Promise<void>;
}

interface ExchangeDeps {
  db: Database;
  log: { warn(details: object, message: string): void };
  clock(): Date;
}

/** More than any event leads to. */
const mostUnknown = 50;

/**
 * Keeps what is exchanged with providers. Which payment it is about goes with the work, through the providers' libraries, and
 * not by their parameters. A request stands here before it is answered: where the process dies in between, it stays so.
 */
export function keepExchange({ db, log, clock }: ExchangeDeps): Exchange {
  const subjects = new AsyncLocalStorage<Subject>();
  const { add, idle } = writeBehind((messages) => keepMessages(db, messages), log);

  function note(subject: Subject, message: ProviderMessage): void {
    if ('payment' in subject) add({ ...message, payment: subject.payment });
    else if (subject.asked.length < mostUnknown) subject.asked.push(message);
  }

  return {
    keep: {
      isWanted: () => subjects.getStore() !== undefined,
      sent(message) {
        const subject = subjects.getStore()!;
        const asked = requestOf(message, clock());
        // What is not known yet is kept as a whole, once it is.
        if ('payment' in subject) note(subject, asked);
        return (answer) => note(subject, answered(asked, answer));
      },
      lost(error) {
        messagesNotKept.inc({ why: 'unmasked' });
        log.warn({ err: error }, 'a message of a provider could not be masked');
      },
    },
    aboutPayment: (payment, work) => subjects.run({ payment }, work),
    untilKnown(work) {
      const asked: ProviderMessage[] = [];
      return {
        done: subjects.run({ asked }, work),
        belongTo(payment) {
          for (const message of asked.splice(0)) add({ ...message, payment });
        },
      };
    },
    add,
    idle,
  };
}

function requestOf({ provider, method, host, path, body, bytes }: SentMessage, at: Date): ProviderMessage {
  return {
    key: randomUUID(),
    payment: undefined,
    provider,
    direction: 'ours',
    at,
    method,
    host,
    path,
    asked: body,
    askedBytes: bytes,
    status: null,
    tookMs: null,
    failure: null,
    answered: null,
    answeredBytes: null,
    refused: null,
    same: null,
  };
}

function answered(asked: ProviderMessage, answer: AnswerToMessage): ProviderMessage {
  const tookMs = answer.tookMs;
  const whole: ProviderMessage =
    'failure' in answer
      ? { ...asked, tookMs, failure: answer.failure }
      : { ...asked, tookMs, status: answer.status, answered: answer.body, answeredBytes: answer.bytes };
  const { provider, host, method, path, status, failure } = whole;
  const words = JSON.stringify([provider, host, method, path, whole.asked, status, failure, whole.answered]);
  return { ...whole, same: createHash('sha256').update(words).digest('base64url') };
}
