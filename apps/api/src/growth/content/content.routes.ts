import { type OperatorCallOutput, operatorCalls } from '@fairhouse/contract/operator';
import { handlerOf } from '../../db/content-handler.ts';
import { type Handler, on } from '../../http/handler.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Storage } from '../../lib/storage/storage.ts';
import type { ContentDeps } from './content.deps.ts';
import { type Named, versionsOf } from './content.store.ts';
import { discardDraft } from './discard-draft.ts';
import { keepPicture } from './keep-picture.ts';
import { askToPublish } from './publish.ts';
import { listContent, readPiece, readWords, versionWire } from './read-content.ts';
import { reorder } from './reorder.ts';
import { restore } from './restore.ts';
import { saveDraft } from './save-draft.ts';
import { withdraw } from './withdraw.ts';

export function contentRoutes(deps: ContentDeps & { pictures: Storage }): Handler[] {
  const { db, handlers } = deps;
  /** How it stands after what was done. */
  const pieceAfter = async <T>(
    done: Result<T>,
    named: Named,
  ): Promise<Result<OperatorCallOutput<'/operator/content/get'>>> => (done.ok ? readPiece(deps, named) : done);

  return [
    on(operatorCalls['/operator/content/list'], async ({ input }) => ok(await listContent(deps, input.kind))),

    on(operatorCalls['/operator/content/get'], ({ input }) => readPiece(deps, input)),

    on(operatorCalls['/operator/content/versions'], async ({ input }) => {
      const found = await versionsOf(db, input, input.before, input.pageSize + 1);
      const rows = found.slice(0, input.pageSize).map(versionWire);
      return ok({ rows, next: found.length > rows.length ? rows.at(-1)!.version : null });
    }),

    on(operatorCalls['/operator/content/version'], ({ input }) => readWords(deps, input)),

    on(operatorCalls['/operator/content/saveDraft'], async ({ input, operator }) => {
      const saved = await saveDraft(deps, operator, input);
      return saved.ok ? readPiece(deps, saved.data) : saved;
    }),

    on(operatorCalls['/operator/content/discardDraft'], ({ input, operator }) => discardDraft(deps, operator, input)),

    on(operatorCalls['/operator/content/publish'], async ({ input, operator }) =>
      pieceAfter(await askToPublish(deps, operator, input), input),
    ),

    on(operatorCalls['/operator/content/restore'], async ({ input, operator }) =>
      pieceAfter(await restore(deps, operator, input), input),
    ),

    on(operatorCalls['/operator/content/withdraw'], async ({ input, operator }) =>
      pieceAfter(await withdraw(deps, operator, input), input),
    ),

    on(operatorCalls['/operator/content/reorder'], ({ input, operator }) => reorder(deps, operator, input)),

    on(operatorCalls['/operator/content/preview'], async ({ input: { content, language } }) =>
      ok(await handlerOf(handlers, content.kind).preview(content, language)),
    ),

    on(operatorCalls['/operator/content/picture/upload'], async ({ file, operator }) =>
      file
        ? keepPicture({ db, storage: deps.pictures }, operator, file.bytes)
        : refuse('missingField', { field: 'file' }),
    ),
  ];
}
