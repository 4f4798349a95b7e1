import { decimalText } from '@fairhouse/money';
import PDFDocument from 'pdfkit';
import type { Transaction } from '../transaction.ts';
import { nextTurn } from './next-turn.ts';
import { changeOf, type Statement, turnoverOf } from './statement.ts';
import { kindText, statementTexts } from './statement-texts.ts';

const margin = 48;
const rowHeight = 18;
const ink = '#16120c';
const faint = '#6b6257';
const brass = '#8a6a2f';

/** Columns of the table in points from the left edge of an A4 page; figures end at the right one. */
const columns = {
  number: { x: margin, width: 46 },
  time: { x: 94, width: 92 },
  kind: { x: 190, width: 184 },
  change: { x: 378, width: 78 },
  balance: { x: 460, width: 87 },
} as const;

/**
 * A4 pages with the head of the account on the first and the table over all of them. One page in a turn of the event
 * loop, its compression too: pages that are kept until the last is known would all be compressed in one go.
 */
export async function writePdf(statement: Statement, language: string): Promise<Buffer> {
  const t = statementTexts(language);
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    info: { Title: `${statement.siteName} · ${t.title}`, Author: statement.siteName, CreationDate: statement.madeAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));

  writeHead(pdf, statement, language);
  const pages = pagesOf(statement.lines, linesBelow(pdf, pdf.y), linesBelow(pdf, margin));
  // Of the line: the book's own numbers also count postings that a statement does not list.
  let number = 0;
  for (const [index, lines] of pages.entries()) {
    await nextTurn();
    if (index > 0) pdf.addPage();
    writeTableHead(pdf, language);
    if (lines.length === 0)
      pdf
        .font('Helvetica')
        .fillColor(faint)
        .text(t.none, margin, pdf.y + 6);
    for (const line of lines)
      writeLine(pdf, line, ++number, kindText(line, { language, siteName: statement.siteName }));
    writeFoot(pdf, statement, language, `${index + 1} / ${pages.length}`);
  }
  await nextTurn();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

type Pdf = InstanceType<typeof PDFDocument>;

/** How many lines fit on this page under a table head at `y`. */
function linesBelow(pdf: Pdf, y: number): number {
  return Math.floor((pdf.page.height - margin - rowHeight - (y + rowHeight)) / rowHeight);
}

/** The lines of each page; one page where there is none. */
function pagesOf(lines: Statement['lines'], onFirst: number, onOthers: number): Statement['lines'][] {
  const pages = [lines.slice(0, onFirst)];
  for (let at = onFirst; at < lines.length; at += onOthers) pages.push(lines.slice(at, at + onOthers));
  return pages;
}

function writeHead(pdf: Pdf, statement: Statement, language: string): void {
  const t = statementTexts(language);
  const turnover = turnoverOf(statement);
  const { member, from, until, opening, closing } = statement;
  pdf.font('Helvetica').fontSize(10).fillColor(brass).text(statement.siteName, margin, margin);
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(ink).text(t.title);
  pdf.moveDown(0.6);
  const facts: [string, string][] = [
    [t.member, `${member.username} (${member.id})`],
    [t.period, `${from} – ${until}`],
    [t.currency, opening.currency],
    [t.opening, decimalText(opening)],
    [t.in, decimalText(turnover.in)],
    [t.out, decimalText(turnover.out)],
    [t.closing, decimalText(closing)],
  ];
  for (const [term, value] of facts) {
    const { y } = pdf;
    pdf.font('Helvetica').fontSize(10).fillColor(faint).text(term, margin, y, { width: 140 });
    pdf
      .font('Helvetica-Bold')
      .fillColor(ink)
      .text(value, margin + 146, y);
  }
  pdf.moveDown(1.2);
}

function writeTableHead(pdf: Pdf, language: string): void {
  const t = statementTexts(language);
  const { y } = pdf;
  pdf.font('Helvetica-Bold').fontSize(9).fillColor(faint);
  cells(pdf, y, { number: t.number, time: t.time, kind: t.kind, change: t.change, balance: t.balance });
  pdf
    .moveTo(margin, y + 14)
    .lineTo(pdf.page.width - margin, y + 14)
    .lineWidth(0.5)
    .strokeColor(brass)
    .stroke();
  pdf.y = y + rowHeight;
}

function writeLine(pdf: Pdf, line: Transaction, number: number, kind: string): void {
  const { y } = pdf;
  const { createdAt, after } = line;
  const change = changeOf(line);
  pdf.font('Helvetica').fontSize(9).fillColor(ink);
  cells(pdf, y, {
    number: String(number),
    time: createdAt.toISOString().slice(0, 19).replace('T', ' '),
    kind: cut(pdf, kind, columns.kind.width),
    change: change.minor > 0n ? `+${decimalText(change)}` : decimalText(change),
    balance: decimalText(after),
  });
  pdf.y = y + rowHeight;
}

/** As much of a text as the column has room for; a second line would run into the next row. */
function cut(pdf: Pdf, text: string, width: number): string {
  if (pdf.widthOfString(text) <= width) return text;
  let kept = text.length;
  while (kept > 0 && pdf.widthOfString(`${text.slice(0, kept)}…`) > width) kept--;
  return `${text.slice(0, kept).trimEnd()}…`;
}

function cells(pdf: Pdf, y: number, texts: Record<keyof typeof columns, string>): void {
  for (const [name, { x, width }] of Object.entries(columns) as [
    keyof typeof columns,
    { x: number; width: number },
  ][]) {
    const align = name === 'change' || name === 'balance' ? 'right' : 'left';
    pdf.text(texts[name], x, y, { width, align, lineBreak: false });
  }
}

function writeFoot(pdf: Pdf, { madeAt }: Statement, language: string, number: string): void {
  const t = statementTexts(language);
  // Writing below the margin would begin another page.
  pdf.page.margins.bottom = 0;
  pdf
    .font('Helvetica')
    .fontSize(8)
    .fillColor(faint)
    .text(
      `${t.made} ${madeAt.toISOString().slice(0, 10)} · ${t.page} ${number}`,
      margin,
      pdf.page.height - margin + 8,
      {
        lineBreak: false,
      },
    );
}
