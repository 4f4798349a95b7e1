/** The words of the casino for what the specified wire numbers; alone here, so that the site can have them without zod. */

/** Of a cash-out. Canceled, rejected and failed give the money back. */
export const cashOutStatuses = {
  pending: 0,
  canceled: 1,
  rejected: 10,
  passed: 20,
  paying: 29,
  payed: 30,
  completed: 40,
  failed: 50,
} as const;
export type CashOutStatus = keyof typeof cashOutStatuses;

/** Of a document, and of all that a member has handed in. */
export const documentStatuses = { notUploaded: 0, waiting: 10, accepted: 20, refused: 30 } as const;
export type DocumentStatus = keyof typeof documentStatuses;
/** Players see one that has expired as one that is not accepted. */
export type DocumentStanding = DocumentStatus | 'expired';

/** Of a deposit that is polled. Specified is credited; the others let a client tell waiting from giving up. */
export const depositStatuses = { waiting: 0, seen: 5, credited: 10, failed: 20, expired: 30 } as const;

/** The word for a number. Throws where it has none. */
export function wordOf<Word extends string>(numbers: Readonly<Record<Word, number>>, number: number): Word {
  for (const word in numbers) if (numbers[word] === number) return word;
  throw new Error(`No status has the number ${number}.`);
}
