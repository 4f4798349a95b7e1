/** What has been answered about one subject: when something happens to it, exactly that is asked again, and nothing else. */
import type { OperatorCallPath, QueueName } from '@fairhouse/contract/operator';
import { queries } from './query.ts';

/** A row of a queue, and the player whom it is about. */
export interface Subject {
  queue: QueueName;
  id: number;
  memberId: number | null;
}

/** The calls that answer about one thing by its own id. */
const callsAbout: Readonly<Record<QueueName, readonly OperatorCallPath[]>> = {
  cashOuts: ['/operator/cashOut/get', '/operator/payment/file', '/operator/payment/exchange'],
  payouts: ['/operator/cashOut/get', '/operator/payment/file', '/operator/payment/exchange'],
  payoutReviews: ['/operator/cashOut/get', '/operator/payment/file', '/operator/payment/exchange'],
  deposits: ['/operator/payment/file', '/operator/payment/exchange'],
  disputes: ['/operator/dispute/get'],
  documents: ['/operator/document/get'],
  corrections: ['/operator/data/correction'],
  // Read as part of what is known of the player.
  funds: [],
  heldWins: [],
  affiliateStatements: ['/operator/affiliate/statement'],
  invitations: [],
  contacts: ['/operator/contact/get'],
  chatReports: ['/operator/chatReport/get'],
  alerts: ['/operator/risk/alert/get'],
  harmCases: ['/operator/protection/case'],
  approvals: ['/operator/approval/list'],
};

/** Whether a query, by its key, has answered about the subject: about the thing itself, or about its player. */
export function isAbout({ queue, id, memberId }: Subject, [path, input]: readonly unknown[]): boolean {
  const asked = (input ?? {}) as { id?: unknown; memberId?: unknown; member?: unknown; before?: unknown };
  if (memberId !== null && (asked.memberId === memberId || asked.member === String(memberId))) return true;
  if (!callsAbout[queue].includes(path as OperatorCallPath)) return false;
  // An approval is read as the page that begins with it.
  return asked.id === id || (queue === 'approvals' && asked.before === id + 1);
}

export async function reloadSubjects(subjects: readonly Subject[]): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey }) => subjects.some((subject) => isAbout(subject, queryKey)),
  });
}
