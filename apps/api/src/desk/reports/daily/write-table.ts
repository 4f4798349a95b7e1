import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import { csvLine } from '../../../http/csv.ts';
import { columnData, type ExportRow, type ExportTable, exportTables } from './columns.ts';
import type { StoredFile } from './day-export.store.ts';

/** Writes one table to two files of this machine, as CSV and as Parquet, a page at a time: no day is in memory as a whole. */
export async function writeTable(
  table: ExportTable,
  pages: AsyncIterable<readonly ExportRow[]>,
  paths: { csv: string; parquet: string },
): Promise<Pick<StoredFile, 'rows'>> {
  const names = exportTables[table].map(({ name }) => name);
  const csv: FileHandle = await open(paths.csv, 'w', 0o600);
  const parquet = new ParquetWriter({
    writer: fileWriter(paths.parquet),
    schema: [
      { name: 'root', num_children: names.length },
      ...exportTables[table].map(({ name, type }) => ({
        ...{ name, repetition_type: 'REQUIRED' as const },
        ...(type === 'INT64'
          ? { type: 'INT64' as const }
          : { type: 'BYTE_ARRAY' as const, converted_type: 'UTF8' as const }),
      })),
    ],
    createdBy: 'fairhouse',
  });
  let rows = 0;
  try {
    await csv.write(csvLine(names));
    for await (const page of pages) {
      rows += page.length;
      await csv.write(page.map((row) => csvLine(names.map((name) => row[name]!))).join(''));
      await parquet.write({ columnData: columnData(table, page), rowGroupSize: page.length });
    }
    await parquet.finish();
  } finally {
    await csv.close();
  }
  return { rows };
}

/** The size and the SHA-256 of a file, read in parts. */
export async function measureFile(path: string): Promise<Pick<StoredFile, 'bytes' | 'sha256'>> {
  const hash: Hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  const { size } = await stat(path);
  return { bytes: size, sha256: hash.digest('hex') };
}
