import type { QueueName } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';

export interface ReasonTemplate {
  code: string;
  queue: QueueName;
  decision: string;
  english: string;
  filipino: string;
}

/** In the order of their keys. */
export async function listTemplates(db: Database, queue: QueueName | undefined): Promise<ReasonTemplate[]> {
  const { rows } = await db.query<ReasonTemplate>(
    `select code, queue, decision, english, filipino from reason_template where $1::text is null or queue = $1
     order by queue, decision, sort_index, code`,
    [queue ?? null],
  );
  return rows;
}
