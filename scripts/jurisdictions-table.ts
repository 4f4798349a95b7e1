/**
 * `npm run jurisdictions-table`: writes docs/jurisdictions.md, every line of every pack with its clause, and lists the lines that
 * were read more than 180 days ago. `-- 2027-06-30` counts from that day instead of today.
 */
import { writeFileSync } from 'node:fs';
import { linesToReadAgain, packs, readAgainAfterDays } from '@fairhouse/jurisdictions';
import { jurisdictionsPage, jurisdictionsPageFile } from '@fairhouse/jurisdictions/page';

const day = process.argv[2] ?? new Date().toISOString().slice(0, 10);
if (Number.isNaN(Date.parse(day))) throw new Error(`no day: ${day}`);
writeFileSync(jurisdictionsPageFile, jurisdictionsPage());
const stale = linesToReadAgain(packs, day);
console.log(`${day}: ${stale.length} lines were read more than ${readAgainAfterDays} days ago`);
for (const { code, rule, source, readOn, days } of stale)
  console.log(`${code} ${rule}: ${readOn} (${days} days) ${source}`);
