import { operatorDocumentStatuses } from '@fairhouse/contract/operator';
import { readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { documentKindText } from '../document-text.ts';
import { withStatus } from '../status.ts';
import { pageTable, timeText } from '../table.ts';

const pageSize = 100;

export async function documents(args: string[]): Promise<string> {
  const { words } = readArguments(args, [], 1);
  const word = words[0] ?? 'waiting';
  const page = await ask('/operator/document/listPage', { ...withStatus(operatorDocumentStatuses, word), pageSize });
  if (page.content.length === 0) return word === 'all' ? 'No documents.' : `No documents are ${word}.`;
  const rows = page.content.map((it) => [
    it.id,
    timeText(it.uploadTime),
    `${it.memberId} ${it.username}`,
    documentKindText(it.kind),
    it.status,
  ]);
  return pageTable(page, ['ID', 'UPLOADED (UTC)', 'MEMBER', 'KIND', 'STATUS'], rows);
}
