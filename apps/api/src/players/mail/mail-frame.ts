import { type PlayerLanguage, playerLanguages } from '@fairhouse/money';
import { encodeHtml } from '../../http/encode-html.ts';

export interface MailBody {
  language: PlayerLanguage;
  siteName: string;
  /** What programs for mail show behind the subject, and the heading. */
  heading: string;
  /** Text, not HTML. Line breaks within a paragraph stay. */
  paragraphs: readonly string[];
  button?: { label: string; link: string };
  /** Smaller, below a line. */
  notes: readonly string[];
  /** The last line of all, which leads somewhere. */
  ending?: { label: string; link: string };
}

const display = "Fraunces,Georgia,'Times New Roman',serif";
const text = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Programs for mail that know dark mode get the colours of the site; the others, and those that take no style sheet, the inline
 * ones. Outlook for Windows takes neither `max-width` nor `border-radius` and shows the same in full width.
 */
const darkMode = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0c1512!important}.card{background:#172520!important;border-color:#3c473f!important}
.ink{color:#f3ecdd!important}.soft{color:#cfcbbd!important}.line{border-color:#3c473f!important}
.button{background:#c9a45c!important;color:#14211c!important}.brand{color:#e2c588!important}.link{color:#e2c588!important}}`;

/** A mail in the look of the site: one column, no pictures, readable without its styles. Every text is encoded here. */
export function mailFrame({ language, siteName, heading, paragraphs, button, notes, ending }: MailBody): string {
  const lines = paragraphs.map(
    (words) =>
      `<p class="ink" style="margin:0 0 16px;color:#14211c;font:16px/1.55 ${text};white-space:pre-line;overflow-wrap:anywhere">${encodeHtml(words)}</p>`,
  );
  const action = button
    ? `<p style="margin:24px 0 8px"><a class="button" href="${encodeHtml(button.link)}" style="display:inline-block;padding:14px 28px;border-radius:10px;background:#14211c;color:#f3ecdd;font:600 16px/20px ${text};text-decoration:none">${encodeHtml(button.label)}</a></p>`
    : '';
  const small = notes.map(
    (words) => `<p class="soft" style="margin:0 0 8px;color:#4c554e;font:14px/1.5 ${text}">${encodeHtml(words)}</p>`,
  );
  const last = ending
    ? `<p style="margin:8px 0 0;font:14px/1.5 ${text}"><a class="link" href="${encodeHtml(ending.link)}" style="color:#6b5222;text-decoration:underline">${encodeHtml(ending.label)}</a></p>`
    : '';
  const footer =
    small.length > 0 || last
      ? `<tr><td class="line" style="padding:20px 8px 0">${small.join('\n')}${last}</td></tr>`
      : '';
  return `<!doctype html><html lang="${language}" dir="${playerLanguages[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${encodeHtml(heading)}</title>
<style>${darkMode}</style></head>
<body class="page" style="margin:0;padding:0;background:#f3ecdd;-webkit-text-size-adjust:100%">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3ecdd"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="brand" style="padding:0 8px 16px;color:#6b5222;font:22px/1.2 ${display}">${encodeHtml(siteName)}</td></tr>
<tr><td class="card" style="padding:32px 28px 24px;background:#fffdf7;border:1px solid #dcd2bb;border-radius:14px">
<h1 class="ink" style="margin:0 0 20px;color:#14211c;font:400 26px/1.25 ${display}">${encodeHtml(heading)}</h1>
${lines.join('\n')}
${action}</td></tr>
${footer}
</table></td></tr></table></body></html>`;
}
