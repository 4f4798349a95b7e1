import { encodeHtml } from '../../../http/encode-html.ts';
import type { Language } from '../../../http/language.ts';
import { type SectionName, titleOf } from './sections.ts';

export interface Head {
  siteName: string;
  username: string;
  /** ISO 8601. */
  madeAt: string;
}

const texts: Record<Language, Record<'title' | 'lead' | 'left', string>> = {
  en: {
    title: 'A copy of your data',
    lead: 'Everything that {site} keeps about {member}, as of {time} (UTC). Amounts are in the currency of the account unless a row names another. The same data is in data.json for use in other software; pictures of documents are in the folder “pictures”.',
    left: 'Not included: passwords and other log-in secrets, which we keep only as hashes; what the law forbids us to disclose; and notes about other people.',
  },
  fil: {
    title: 'Kopya ng iyong datos',
    lead: 'Lahat ng itinatago ng {site} tungkol kay {member}, noong {time} (UTC). Nasa currency ng account ang mga halaga maliban kung iba ang nakasaad sa hanay. Nasa data.json din ito, para sa mga programa; nasa folder na “pictures” ang mga larawan ng dokumento.',
    left: 'Hindi kasama: mga password at iba pang lihim sa pag-log in, na hash lamang ang itinatago namin; ang ipinagbabawal ng batas na ibunyag; at mga tala tungkol sa ibang tao.',
  },
  pt: {
    title: 'Uma cópia dos seus dados',
    lead: 'Tudo o que {site} guarda sobre {member}, em {time} (UTC). Os valores estão na moeda da conta, a menos que uma linha indique outra. Os mesmos dados estão em data.json para uso em outros programas; as imagens de documentos estão na pasta “pictures”.',
    left: 'Não incluídos: senhas e outros segredos de acesso, que guardamos só como hashes; o que a lei nos proíbe de revelar; e notas sobre outras pessoas.',
  },
  es: {
    title: 'Una copia de tus datos',
    lead: 'Todo lo que {site} guarda sobre {member}, al {time} (UTC). Los montos están en la moneda de la cuenta, salvo que una fila indique otra. Los mismos datos están en data.json para usarlos en otros programas; las imágenes de documentos están en la carpeta “pictures”.',
    left: 'No se incluye: contraseñas y otros secretos de acceso, que guardamos solo como hashes; lo que la ley nos prohíbe revelar; y notas sobre otras personas.',
  },
};

/** Plain enough to be printed and to outlive any style; nothing in it is fetched or run. */
const style = `body{font:15px/1.5 system-ui,sans-serif;color:#16120c;margin:2rem auto;max-width:72rem;padding:0 1rem}
h2{margin:2rem 0 .5rem;font-size:1.15rem}div{overflow-x:auto}table{border-collapse:collapse;font-size:13px}
th,td{border:1px solid #cfc7b8;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:#f4efe6}@media print{body{margin:0;max-width:none}tr{break-inside:avoid}}`;

export function htmlHead({ siteName, username, madeAt }: Head, language: Language): string {
  const t = texts[language];
  const lead = t.lead.replace('{site}', siteName).replace('{member}', username).replace('{time}', madeAt);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${encodeHtml(`${siteName} · ${t.title}`)}</title><style>${style}</style></head><body>
<h1>${encodeHtml(t.title)}</h1><p>${encodeHtml(lead)}</p>`;
}

export function htmlSectionHead(section: SectionName, columns: readonly string[], language: Language): string {
  const head = columns.map((column) => `<th scope="col">${encodeHtml(column)}</th>`).join('');
  return `\n<h2>${encodeHtml(titleOf(section, language))}</h2><div><table><thead><tr>${head}</tr></thead><tbody>`;
}

/** A row that has more fields than the first page of its section names them behind the others. */
export function htmlRow(columns: readonly string[], row: Readonly<Record<string, unknown>>): string {
  const more = Object.keys(row).filter((name) => !columns.includes(name));
  const cells = [...columns.map((column) => shown(row[column])), ...more.map((name) => `${name}: ${shown(row[name])}`)];
  return `\n<tr>${cells.map((cell) => `<td>${encodeHtml(cell)}</td>`).join('')}</tr>`;
}

export const htmlSectionEnd = '</tbody></table></div>';

export function htmlEnd(language: Language): string {
  return `\n<p>${encodeHtml(texts[language].left)}</p></body></html>\n`;
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
