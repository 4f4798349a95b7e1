import type { Posting } from '@fairhouse/betting';
import { decimalText } from '@fairhouse/money';
import { minute, openPdf, type PdfPage } from '../../../lib/pdf/page.ts';
import type { WholeCase } from '../cases/case.wire.ts';
import type { ReportedMember } from './report.store.ts';
import { timeLineOf } from './time-line.ts';

export interface Report {
  siteName: string;
  case: WholeCase;
  members: readonly (ReportedMember & { postings: readonly Posting[] })[];
  /** Postings before it are not listed. */
  from: Date;
  mostPostings: number;
  suspicion: string;
  by: string;
  at: Date;
}

/** A report of suspicion: whom it is about, what was seen when, the postings with their proof, and who decided what. */
export async function writeReport(report: Report): Promise<Buffer> {
  const { siteName, case: it, members, suspicion, by, at } = report;
  const pdf = openPdf({ title: `Report of suspicion, case ${it.id}`, author: siteName, at });
  pdf.line('Case', `${it.id}: ${it.title}`);
  pdf.line('State', it.outcome ? `${it.state}, ${it.outcome}` : it.state);
  pdf.line('Written', `${minute(at)} UTC by ${by}`);
  pdf.heading('What is suspected');
  pdf.text(suspicion);

  pdf.heading('Members');
  for (const member of members) {
    pdf.line('Member', `${member.id}, ${member.username}`);
    pdf.line('Name', `${member.name}, born ${member.birthday}`);
    pdf.line('Address', `${member.address}, ${member.countryCode}`);
    pdf.line('Joined', minute(member.joinedAt));
  }

  pdf.heading('Time line (UTC)');
  for (const { time, who, what } of timeLineOf(it)) {
    pdf.line(minute(new Date(time)), who ? `${who}: ${what}` : what);
  }

  for (const member of members) postingsOf(pdf, member, report);
  return pdf.end();
}

function postingsOf(pdf: PdfPage, member: Report['members'][number], { from, mostPostings }: Report): void {
  pdf.heading(`Postings of member ${member.id} since ${minute(from)}, bets and wins left out`);
  if (member.postings.length === mostPostings) pdf.text(`The last ${mostPostings}; the book has those before.`);
  if (member.postings.length === 0) pdf.text('None.');
  for (const { seq, createdAt, type, amount, hash } of member.postings) {
    pdf.line(`No. ${seq}`, `${minute(createdAt)}  ${type}  ${decimalText(amount)} ${amount.currency}`);
    pdf.hash(hash);
  }
}
