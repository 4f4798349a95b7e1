import { amountOf, type Currency, decimalText, isCurrency } from '@fairhouse/money';
import { minute, openPdf, type PdfPage } from '../../../lib/pdf/page.ts';
import { type Evidence, most } from './gather-evidence.ts';

export interface EvidenceFile {
  evidence: Evidence;
  /** Of the facts, in hexadecimal. */
  madeFrom: string;
  head: { size: bigint; root: Buffer; sealedAt: Date } | undefined;
  by: string;
  at: Date;
  siteName: string;
  publicOrigin: string;
}

/** What a bank reads: first what it is about and what the casino says, then each fact with where it comes from. */
export async function writeEvidence(file: EvidenceFile): Promise<Buffer> {
  const { evidence, madeFrom, by, at, siteName } = file;
  const { claim, statement } = evidence;
  const pdf = openPdf(
    { title: `Evidence in dispute ${claim.reference}`, author: siteName, at },
    `Made from ${madeFrom}`,
  );
  aboutDispute(pdf, evidence);
  pdf.line('Written', `${minute(at)} UTC by ${by} of ${siteName}`);
  pdf.heading('Statement of the merchant');
  pdf.text(statement);
  aboutCustomer(pdf, evidence);
  aboutPayment(pdf, evidence);
  aboutEarlier(pdf, evidence);
  aboutVisits(pdf, evidence);
  aboutUse(pdf, file);
  aboutMessages(pdf, evidence);
  aboutProof(pdf, file);
  return pdf.end();
}

function aboutDispute(pdf: PdfPage, { claim, deposit }: Evidence): void {
  pdf.line('Dispute', `${claim.reference} at ${claim.provider}`);
  if (claim.paymentId) pdf.line('Payment', claim.paymentId);
  pdf.line('Disputed', stated(claim.amount, claim.currency) ?? stated(deposit.amount, deposit.currency)!);
  if (claim.reason) pdf.line('Reason given', claim.reason);
  pdf.line('Received', `${minute(claim.receivedAt)} UTC`);
  if (claim.dueAt) pdf.line('Answer due', `${minute(claim.dueAt)} UTC`);
}

function aboutCustomer(pdf: PdfPage, { member, documents, claim }: Evidence): void {
  pdf.heading('The customer’s account');
  pdf.line('Account', `${claim.memberId}, ${member.username}`);
  pdf.line('Name', `${member.name}, born ${member.birthday}`);
  pdf.line('Address', `${member.address}, ${member.countryCode}`);
  const confirmed = member.emailVerifiedAt;
  pdf.line('E-mail', `${member.email}${confirmed ? `, confirmed ${minute(confirmed)}` : ', not confirmed'}`);
  pdf.line('Opened', `${minute(member.joinedAt)} UTC`);
  const version = member.termsVersion;
  pdf.line('Terms', `agreed to ${minute(member.agreedAt)} UTC${version === null ? '' : `, version ${version}`}`);
  if (documents.length === 0) pdf.line('Verified', 'no document has been requested or accepted yet');
  for (const { kind, at } of documents) pdf.line('Verified', `${documentNames[kind] ?? kind}, ${minute(at)} UTC`);
}

const documentNames: Record<string, string> = {
  idcardProof: 'identity card',
  idcardHoldProof: 'picture with the identity card in hand',
  addressProof: 'proof of address',
  paymentProof: 'proof of payment',
};

function aboutPayment(pdf: PdfPage, { deposit, instruments, course }: Evidence): void {
  pdf.heading('The payment');
  pdf.line('Order', `${deposit.id}, ${deposit.reference}`);
  pdf.line('Amount', stated(deposit.amount, deposit.currency)!);
  pdf.line('Ordered', `${minute(deposit.createdAt)} UTC by ${deposit.method}`);
  if (deposit.orderId) pdf.line('At provider', deposit.orderId);
  for (const { kind, label } of instruments) pdf.line('Paid with', `${label} (${kind})`);
  pdf.line('3-D Secure', challengeWords(deposit.challenged));
  for (const { at, who, what } of course) pdf.line(minute(at), `${what}, ${who}`);
}

function challengeWords(challenged: boolean | null): string {
  if (challenged === null) return 'not reported to the merchant; the provider has it';
  return challenged ? 'the bank asked the cardholder, and had an answer' : 'the bank did not ask';
}

function aboutEarlier(pdf: PdfPage, { earlier }: Evidence): void {
  pdf.heading('Earlier undisputed payments with the same instrument');
  if (earlier.length === 0) pdf.text('None.');
  for (const { createdAt, paymentId, id, amount, currency, counts } of earlier) {
    const age = counts ? ', 120 to 365 days before the disputed payment' : '';
    pdf.line(minute(createdAt), `${stated(amount, currency)}, ${paymentId ?? `order ${id}`}${age}`);
  }
}

function aboutVisits(pdf: PdfPage, { visits }: Evidence): void {
  pdf.heading('Log-ins of the customer (UTC)');
  if (visits.length === 0) pdf.text('Sessions of that time are no longer kept.');
  if (visits.length === most.visits) pdf.text(`The first ${most.visits}.`);
  for (const { from, to, address, userAgent, atDeposit } of visits) {
    const when = atDeposit ? ' (at the payment)' : '';
    pdf.line(minute(from), `until ${minute(to)}${when}: ${address ?? 'address not kept'}, ${userAgent ?? ''}`);
  }
}

function aboutUse(pdf: PdfPage, { evidence: { play, postings, deposit }, publicOrigin }: EvidenceFile): void {
  pdf.heading('Use of the money until the dispute (UTC)');
  const { rounds, first, last } = play;
  if (rounds === 0) pdf.text('No rounds were played.');
  else {
    const money = (minor: bigint) => stated(minor, deposit.currency)!;
    pdf.line('Rounds', `${rounds}, from ${minute(first!)} to ${minute(last!)}`);
    pdf.line('Staked', `${money(play.staked)}, won ${money(play.won)}`);
  }
  if (postings.length > 0) {
    pdf.text(
      `Entries of the customer’s account${postings.length === most.postings ? `, the first ${most.postings}` : ''}. Each carries the hash of the one before, and the customer can check every round at ${publicOrigin}.`,
    );
  }
  for (const { seq, createdAt, type, amount, round, hash } of postings) {
    const about = round ? `, ${round.gameCode} round ${round.roundId}` : '';
    pdf.line(`No. ${seq}`, `${minute(createdAt)}  ${type}  ${decimalText(amount)} ${amount.currency}${about}`);
    pdf.hash(hash);
  }
}

function aboutMessages(pdf: PdfPage, { messages, notes }: Evidence): void {
  if (messages.length > 0) pdf.heading('Messages to the customer');
  for (const { kind, at, readAt } of messages) {
    pdf.line(minute(at), `${kind}${readAt ? `, read ${minute(readAt)}` : ', not read'}`);
  }
  if (notes.length > 0) pdf.heading('Notes');
  for (const { at, who, what } of notes) pdf.line(minute(at), `${who}: ${what}`);
}

function aboutProof(pdf: PdfPage, { madeFrom, head }: EvidenceFile): void {
  pdf.heading('How this can be checked');
  pdf.line('Made from', 'SHA-256 over all facts above');
  pdf.hash(madeFrom);
  if (!head) return;
  pdf.line('Record', `${head.size} audit events, root signed ${minute(head.sealedAt)} UTC`);
  pdf.hash(head.root.toString('hex'));
}

/** '12.50 USD'; null where no amount is known. */
function stated(minor: bigint | null, currency: Currency | string | null): string | null {
  if (minor === null || currency === null) return null;
  return isCurrency(currency) ? `${decimalText(amountOf(currency, minor))} ${currency}` : `${minor} ${currency}`;
}
