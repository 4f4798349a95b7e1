import anyAscii from 'any-ascii';
import PDFDocument from 'pdfkit';

const margin = 48;
const ink = '#16120c';
const faint = '#6b6257';
const termWidth = 96;

interface Titles {
  title: string;
  author: string;
  at: Date;
}

type Pdf = InstanceType<typeof PDFDocument>;

/** A plain file of A4: headings, terms with what they say, hashes. Each page says which it is. */
export interface PdfPage {
  heading(text: string): void;
  line(term: string, value: string): void;
  text(text: string): void;
  /** A hash below the line before. */
  hash(hash: string): void;
  end(): Promise<Buffer>;
}

/** `foot` stands at the end of each page, before its number. */
export function openPdf({ title, author, at }: Titles, foot = ''): PdfPage {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: at },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  /** Everything that is written is a part of the document's structure, so that a reader can say it. */
  const add = (kind: 'H1' | 'H2' | 'P', write: () => void) => {
    document.add(pdf.struct(kind, {}, write));
  };

  add('P', () => pdf.font('Helvetica').fontSize(10).fillColor(faint).text(written(author)));
  add('H1', () => pdf.font('Helvetica-Bold').fontSize(20).fillColor(ink).text(written(title)));
  return {
    heading: (text) => add('H2', () => heading(pdf, text)),
    line: (term, value) => add('P', () => line(pdf, term, value)),
    text: (text) => add('P', () => pdf.font('Helvetica').fontSize(10).fillColor(ink).text(written(text), margin)),
    hash: (hash) => add('P', () => hashLine(pdf, hash)),
    async end() {
      document.end();
      numberPages(pdf, foot);
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

function heading(pdf: Pdf, text: string): void {
  if (pdf.y > pdf.page.height - margin - 80) pdf.addPage();
  pdf.moveDown(0.8).font('Helvetica-Bold').fontSize(12).fillColor(ink).text(written(text), margin).moveDown(0.2);
  pdf.font('Helvetica').fontSize(10);
}

function line(pdf: Pdf, term: string, value: string): void {
  if (pdf.y > pdf.page.height - margin - 40) pdf.addPage();
  const { y } = pdf;
  pdf.font('Helvetica').fontSize(10).fillColor(faint).text(written(term), margin, y, { width: termWidth });
  const below = pdf.y;
  pdf.fillColor(ink).text(written(value), margin + termWidth + 4, y);
  pdf.y = Math.max(pdf.y, below);
  pdf.x = margin;
}

function hashLine(pdf: Pdf, hash: string): void {
  pdf
    .font('Courier')
    .fontSize(8)
    .fillColor(faint)
    .text(hash, margin + termWidth + 4);
  pdf.x = margin;
}

function numberPages(pdf: Pdf, foot: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at);
    // Below the margin a text would begin a page of its own.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - margin / 2 - 8;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('Helvetica').fontSize(8).fillColor(faint);
    pdf.text(written(foot), margin, y, { lineBreak: false });
    pdf.text(`${at + 1 - start} / ${count}`, margin, y, { align: 'right' });
    pdf.endMarkedContent();
  }
}

/** The fonts of every reader know Western letters alone: a name in others is written in Latin ones, and says so. */
function written(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks are text.
  if (/^[\u0000-\u00ff–—’“”…€•]*$/.test(text)) return text;
  return `${anyAscii(text)} (transliterated)`;
}

export const minute = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');
