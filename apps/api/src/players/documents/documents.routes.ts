import { calls } from '@fairhouse/contract';
import type pg from 'pg';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import type { Storage } from '../../lib/storage/storage.ts';
import { describeDocuments } from './describe-documents.ts';
import { addressOfFile } from './file-address.ts';
import { saveFile } from './save-file.ts';
import { standingDocumentsOf } from './standing-documents.ts';
import { updateDocuments } from './update-documents.ts';

export interface DocumentsDeps {
  db: pg.Pool;
  storage: Storage;
  signingSecret: string;
  /** What it was before, while it is being changed. */
  formerSigningSecret: string | undefined;
  clock(): Date;
}

export function documentsRoutes({ db, storage, signingSecret, clock }: DocumentsDeps): Handler[] {
  return [
    on(calls['/sys/file/upload'], async ({ member, file }) => {
      if (!file) return refuse('missingField', { field: 'file' });
      const id = await saveFile(db, storage, member.id, file);
      if (!id.ok) return id;
      return ok({ id: Number(id.data), url: addressOfFile(signingSecret, id.data, Date.now()) });
    }),

    on(calls['/sys/member/documents/listAll'], async ({ member, language }) =>
      ok(describeDocuments(await standingDocumentsOf(db, member.id, clock()), language)),
    ),

    on(calls['/sys/member/documents/update'], ({ input, member }) => updateDocuments(db, member.id, input)),
  ];
}
