import type { QueueName, Row } from '../types.ts';
import { AffiliateStatementDetails } from './affiliate-statement-details.tsx';
import { AlertDetails } from './alert-details.tsx';
import { ApprovalDetails } from './approval-details.tsx';
import { CashOutDetails } from './cash-out-details.tsx';
import { ChatReportDetails } from './chat-report-details.tsx';
import { ContactDetails } from './contact-details.tsx';
import { CorrectionDetails } from './correction-details.tsx';
import { DepositDetails } from './deposit-details.tsx';
import { DisputeDetails } from './dispute/dispute-details.tsx';
import { DocumentDetails } from './document-details.tsx';
import { FundsDetails } from './funds-details.tsx';
import { HarmCaseDetails } from './harm-case-details.tsx';
import { HeldWinDetails } from './held-win-details.tsx';
import { InvitationDetails } from './invitation-details.tsx';

const CashOutOfRow = ({ row }: { row: Row }) => <CashOutDetails id={row.id} />;
const DepositOfRow = ({ row }: { row: Row }) => <DepositDetails id={row.id} memberId={row.memberId} />;

const details = {
  cashOuts: CashOutOfRow,
  payouts: CashOutOfRow,
  payoutReviews: CashOutOfRow,
  deposits: DepositOfRow,
  disputes: DisputeDetails,
  documents: DocumentDetails,
  corrections: CorrectionDetails,
  funds: FundsDetails,
  heldWins: HeldWinDetails,
  affiliateStatements: AffiliateStatementDetails,
  invitations: InvitationDetails,
  contacts: ContactDetails,
  chatReports: ChatReportDetails,
  alerts: AlertDetails,
  harmCases: HarmCaseDetails,
  approvals: ApprovalDetails,
} as const satisfies Record<QueueName, (props: { row: Row }) => React.ReactNode>;

/** What a row is about, as its queue shows it. */
export function RowDetails({ queue, row }: { queue: QueueName; row: Row }) {
  const Details = details[queue];
  return <Details row={row} />;
}
