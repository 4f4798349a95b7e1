import type { Posting } from '@fairhouse/ledger';
import { decimalText } from '@fairhouse/money';
import anyAscii from 'any-ascii';
import PDFDocument from 'pdfkit';
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

const margin = 48;
const ink = '#16120c';
const faint = '#6b6257';

type Pdf = InstanceType<typeof PDFDocument>;

/** A report of suspicion: whom it is about, what was seen when, the postings with their proof, and who decided what. */
export async function writeReport(report: Report): Promise<Buffer> {
  const { siteName, case: it, members, suspicion, by, at } = report;
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    info: { Title: `Report of suspicion, case ${it.id}`, Author: siteName, CreationDate: at },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));

  pdf.font('Helvetica').fontSize(10).fillColor(faint).text(written(siteName));
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(ink).text('Report of suspicion');
  line(pdf, 'Case', `${it.id}: ${it.title}`);
  line(pdf, 'State', it.outcome ? `${it.state}, ${it.outcome}` : it.state);
  line(pdf, 'Written', `${minute(at)} UTC by ${by}`);
  heading(pdf, 'What is suspected');
  pdf.text(written(suspicion));

  heading(pdf, 'Members');
  for (const member of members) {
    line(pdf, 'Member', `${member.id}, ${member.username}`);
    line(pdf, 'Name', `${member.name}, born ${member.birthday}`);
    line(pdf, 'Address', `${member.address}, ${member.countryCode}`);
    line(pdf, 'Joined', minute(member.joinedAt));
    pdf.moveDown(0.5);
  }

  heading(pdf, 'Time line (UTC)');
  for (const { time, who, what } of timeLineOf(it)) line(pdf, minute(new Date(time)), who ? `${who}: ${what}` : what);

  for (const member of members) postingsOf(pdf, member, report);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function postingsOf(pdf: Pdf, member: Report['members'][number], { from, mostPostings }: Report): void {
  heading(pdf, `Postings of member ${member.id} since ${minute(from)}, bets and wins left out`);
  if (member.postings.length === mostPostings) pdf.text(`The last ${mostPostings}; the book has those before.`);
  if (member.postings.length === 0) pdf.text('None.');
  for (const { seq, createdAt, type, amount, hash } of member.postings) {
    line(pdf, `No. ${seq}`, `${minute(createdAt)}  ${type}  ${decimalText(amount)} ${amount.currency}`);
    pdf
      .font('Courier')
      .fontSize(8)
      .fillColor(faint)
      .text(hash, margin + 100);
    pdf.x = margin;
  }
}

function heading(pdf: Pdf, text: string): void {
  pdf.moveDown(0.8).font('Helvetica-Bold').fontSize(12).fillColor(ink).text(text, margin).moveDown(0.2);
  pdf.font('Helvetica').fontSize(10);
}

function line(pdf: Pdf, term: string, value: string): void {
  if (pdf.y > pdf.page.height - margin - 40) pdf.addPage();
  const { y } = pdf;
  pdf.font('Helvetica').fontSize(10).fillColor(faint).text(written(term), margin, y, { width: 96 });
  const below = pdf.y;
  pdf.fillColor(ink).text(written(value), margin + 100, y);
  pdf.y = Math.max(pdf.y, below);
  pdf.x = margin;
}

/** The fonts of every reader know Western letters alone: a name in others is written in Latin ones, and says so. */
function written(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks are text.
  if (/^[\u0000-\u00ff–—’“”…€]*$/.test(text)) return text;
  return `${anyAscii(text)} (transliterated)`;
}

const minute = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');
