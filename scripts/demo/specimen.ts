import type { DocumentKind } from '@fairhouse/contract';
import sharp from 'sharp';

const titles: Record<DocumentKind, string> = {
  idcardProof: 'IDENTITY CARD',
  idcardHoldProof: 'CARD IN HAND',
  addressProof: 'PROOF OF ADDRESS',
  paymentProof: 'PROOF OF PAYMENT',
};

/** A card with a member's own words on it, and over them what it is. Never a face. */
export function specimenOf(kind: DocumentKind, lines: readonly string[]): Promise<Buffer> {
  const text = lines.map((line, at) => `<text x="60" y="${190 + at * 52}" font-size="32">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540" font-family="sans-serif" fill="#26323a">
    <rect width="860" height="540" rx="28" fill="#e9efe9"/><rect width="860" height="110" rx="28" fill="#bfd0c6"/>
    <text x="60" y="72" font-size="40" font-weight="bold">${titles[kind]}</text>${text}
    <text x="430" y="330" font-size="120" text-anchor="middle" fill="#b3402e" fill-opacity=".35"
      transform="rotate(-18 430 300)">SPECIMEN</text></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6, palette: true }).toBuffer();
}
