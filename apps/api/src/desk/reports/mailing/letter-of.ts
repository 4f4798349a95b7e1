import type { StaffLanguage } from '@fairhouse/money';

interface Facts {
  report: string;
  from: string;
  to: string;
  name: string;
  sha256: string;
  publicKey: string;
}

const texts: Record<StaffLanguage, (facts: Facts) => { subject: string; paragraphs: string[] }> = {
  en: ({ report, from, to, name, sha256, publicKey }) => ({
    subject: `Report: ${report}, ${from} to ${to}`,
    paragraphs: [
      `The report “${report}” from ${from} to ${to} (UTC) is attached as ${name}, with its signature ${name}.sig.`,
      `Check it before you pass it on: npm run operator -- report check ${name} --signature ${name}.sig --key "${publicKey}"`,
      `SHA-256: ${sha256}`,
      'You receive this because a colleague chose you as a recipient and you may see this report. It is for you alone.',
    ],
  }),
  fil: ({ report, from, to, name, sha256, publicKey }) => ({
    subject: `Ulat: ${report}, ${from} hanggang ${to}`,
    paragraphs: [
      `Nakalakip ang ulat na “${report}” mula ${from} hanggang ${to} (UTC) bilang ${name}, kasama ang pirma nitong ${name}.sig.`,
      `Suriin ito bago ipasa: npm run operator -- report check ${name} --signature ${name}.sig --key "${publicKey}"`,
      `SHA-256: ${sha256}`,
      'Natanggap mo ito dahil pinili ka ng isang kasamahan bilang tatanggap at maaari mong makita ang ulat na ito. Para sa iyo lamang ito.',
    ],
  }),
};

/** What a mail with a report says, with how its signature is checked. */
export function letterOf(language: StaffLanguage, facts: Facts): { subject: string; paragraphs: string[] } {
  return texts[language](facts);
}
