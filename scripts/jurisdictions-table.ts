/** `npm run jurisdictions-table`: writes docs/jurisdictions.md, every line of every pack with its clause. */
import { writeFileSync } from 'node:fs';
import { jurisdictionsPage, jurisdictionsPageFile } from '@fairhouse/jurisdictions/page';

writeFileSync(jurisdictionsPageFile, jurisdictionsPage());
