import type { Content } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { type ContentHandler, handlerOf, type InForce } from '../../db/content-handler.ts';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { messageOf } from '../../http/messages/index.ts';
import type { Refusal, Result } from '../../http/result.ts';
import type { ContentDeps } from './content.deps.ts';
import {
  dueVersions,
  endVersionInForce,
  findVersion,
  lockPiece,
  moveVersion,
  type WholeVersion,
} from './content.store.ts';

/** Players see within 5 s what was to be seen from a moment on. */
const everyMs = 1_000;
const mostAtOnce = 20;

type TakeEffectDeps = Pick<ContentDeps, 'db' | 'handlers' | 'clock' | 'log'>;

export function takeEffectJob(deps: TakeEffectDeps): StandingJob {
  return { name: 'contentTakesEffect', everyMs, run: () => takeEffect(deps) };
}

/** One round: how many had come to their moment. */
export async function takeEffect(deps: TakeEffectDeps): Promise<number> {
  const due = await dueVersions(deps.db, deps.clock(), mostAtOnce);
  for (const version of due) {
    // One that fails must not keep those behind it waiting.
    await bringIn(deps, version).catch((error: unknown) => {
      const { kind, id, version: number } = version;
      deps.log.warn({ err: error, kind, id, version: number }, 'a scheduled publication failed; retrying');
    });
  }
  return due.length;
}

/** What has become impossible since it was written, such as a game that is gone, is written down as failed. */
async function bringIn({ db, handlers }: TakeEffectDeps, due: WholeVersion): Promise<void> {
  const { kind, version, content, author } = due;
  const handler = handlerOf(handlers, kind);
  const refusal = await handler.refusalOf(content);
  await inTransaction(db, async (tx) => {
    await lockPiece(tx, due);
    // Withdrawn in between, or another process was faster.
    if ((await findVersion(tx, due, version))?.state !== 'waiting') return;
    const actor = 'system:content';
    const placed = { id: due.id, content: inItsPlace(content, due.id, await handler.inForce(tx)) };
    const put = refusal ?? (await putInForce(tx, handler, placed, { actor, author, version }));
    if (!put.ok) return fail(tx, due, put);
    await endVersionInForce(tx, due);
    await moveVersion(tx, due, 'inForce');
  });
}

async function fail(tx: Transaction, due: WholeVersion, { error, saying, values }: Refusal): Promise<void> {
  const outcome = messageOf(saying ?? error, 'en', values);
  await moveVersion(tx, due, 'failed', outcome);
  await recordAuditEvent(tx, {
    actor: 'system:content',
    subject: `${due.kind}:${due.id}`,
    command: `${due.kind}.fail`,
    after: { version: due.version, outcome },
  });
}

/** Writes over what players see, with the record of how it was before. A refusal leaves everything as it was. */
export async function putInForce(
  tx: Transaction,
  handler: ContentHandler,
  { id, content }: { id: number; content: Content },
  { actor, author, ...said }: { actor: string; author: string; version: number; reason?: string },
): Promise<Result<null>> {
  const [before] = await handler.inForce(tx, id);
  const put = await handler.putInForce(tx, id, content, author);
  if (!put.ok) return put;
  await recordAuditEvent(tx, {
    actor,
    subject: `${content.kind}:${id}`,
    command: `${content.kind}.save`,
    ...(before ? { before: handler.inRecord(before.content) } : {}),
    after: { ...handler.inRecord(content), ...said, ...(actor === author ? {} : { author }) },
  });
  return put;
}

/**
 * Where it stands among the others is set for all of them together: a draft does not bring an older order back, and what
 * is new comes last.
 */
export function inItsPlace(content: Content, id: number, there: readonly InForce[]): Content {
  if (!('sortIndex' in content)) return content;
  const placeOf = (one: InForce) => ('sortIndex' in one.content ? one.content.sortIndex : 0);
  const own = there.find((one) => one.id === id);
  return { ...content, sortIndex: own ? placeOf(own) : Math.max(0, ...there.map(placeOf)) + 10 };
}
