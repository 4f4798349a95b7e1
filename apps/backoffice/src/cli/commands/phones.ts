import { readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { pageTable } from '../table.ts';

const pageSize = 100;

export async function phones(args: string[]): Promise<string> {
  readArguments(args, [], 0);
  const page = await ask('/operator/member/listSharedMobiles', { pageSize });
  if (page.content.length === 0) return 'No two members have one phone.';
  const rows = page.content.map((it) => [it.number, `${it.id} ${it.username}`, `${it.holderId} ${it.holderUsername}`]);
  return pageTable(page, ['NUMBER', 'MEMBER', 'HAD FIRST BY'], rows);
}
