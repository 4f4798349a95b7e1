import type { Content, ContentKind, OperatorCallOutput } from '@fairhouse/contract/operator';
import { handlerOf, type InForce } from '../../db/content-handler.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { ContentDeps } from './content.deps.ts';
import {
  currentVersions,
  draftsOf,
  findPiece,
  findProposal,
  findRevision,
  findVersion,
  findVersionBefore,
  type Named,
  piecesOf,
  type Revision,
  type Version,
} from './content.store.ts';
import { takesTwo } from './publish.ts';
import { standingOf, windowOf } from './standing-of.ts';

type Line = OperatorCallOutput<'/operator/content/list'>[number];
type PieceWire = OperatorCallOutput<'/operator/content/get'>;
type VersionWire = PieceWire['waiting'][number];
type DraftWire = NonNullable<PieceWire['draft']>;
type ReadDeps = Pick<ContentDeps, 'db' | 'handlers' | 'clock'>;

/** What there is, in the order of the players, and after it what was never published. */
export async function listContent({ db, handlers, clock }: ReadDeps, kind: ContentKind): Promise<Line[]> {
  const handler = handlerOf(handlers, kind);
  const [there, pieces, drafts, versions] = await Promise.all([
    handler.inForce(db),
    piecesOf(db, kind),
    draftsOf(db, kind),
    currentVersions(db, kind),
  ]);
  const at = clock();
  const lineOf = (id: number, inForce: InForce | undefined): Line => {
    const draft = drafts.find((one) => one.id === id);
    const content = inForce?.content ?? draft!.content;
    const own = versions.filter((one) => one.id === id);
    const current = own.find(({ state }) => state === 'inForce');
    const { from, until } = windowOf(content);
    return {
      kind,
      id,
      name: nameOf(content, 'en'),
      nameFilipino: nameOf(content, 'fil'),
      code: inForce?.code ?? null,
      image: 'image' in content && content.image !== '' ? content.image : null,
      standing: standingOf(inForce?.content, at),
      from: from?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
      version: pieces.find((one) => one.id === id)?.version ?? 0,
      changed: current ? { author: personOf(current.author), time: current.effectAt.toISOString() } : null,
      draft: draft ? draftHead(draft) : null,
      waiting: own
        .filter(({ state }) => state === 'waiting')
        .map(({ version, effectAt }) => ({ version, effectTime: effectAt.toISOString() })),
    };
  };
  const known = new Set(there.map(({ id }) => id));
  const unpublished = drafts.filter(({ id }) => !known.has(id));
  return [...there.map((one) => lineOf(one.id, one)), ...unpublished.map(({ id }) => lineOf(id, undefined))];
}

export async function readPiece({ db, handlers }: ReadDeps, { kind, id }: Named): Promise<Result<PieceWire>> {
  const [inForce] = await handlerOf(handlers, kind).inForce(db, id);
  const piece = await findPiece(db, { kind, id });
  if (!inForce && !piece) return refuse('noSuchThing');
  const draft = piece?.draft ? await findRevision(db, piece, piece.draft) : undefined;
  const versions = await currentVersions(db, kind, id);
  const isGuarded = takesTwo({ kind, id });
  const proposal = isGuarded ? await findProposal(db, `${kind}:${id}`) : undefined;
  return ok({
    kind,
    id,
    code: inForce?.code ?? null,
    version: piece?.version ?? 0,
    inForce: inForce?.content ?? null,
    draft: draft ? { ...draftHead(draft), content: draft.content } : null,
    waiting: versions.filter(({ state }) => state === 'waiting').map(versionWire),
    takesTwo: isGuarded,
    proposed: proposal ? { approvalId: Number(proposal.id), maker: proposal.maker } : null,
  });
}

/** The words of a version, or of a revision of the draft, and what was in force before them. */
export async function readWords(
  { db, handlers }: ReadDeps,
  { kind, id, version, revision }: Named & { version?: number | undefined; revision?: number | undefined },
): Promise<Result<OperatorCallOutput<'/operator/content/version'>>> {
  if (version !== undefined) {
    const found = await findVersion(db, { kind, id }, version);
    if (!found) return refuse('noSuchThing');
    const before = found.state === 'waiting' ? await nowOf(handlers, db, found) : await contentBefore(db, found);
    return ok({ content: found.content, before, author: personOf(found.author) });
  }
  const found = revision === undefined ? undefined : await findRevision(db, { kind, id }, revision);
  if (!found) return refuse('noSuchThing');
  return ok({ content: found.content, before: await nowOf(handlers, db, found), author: personOf(found.author) });
}

async function nowOf(
  handlers: ContentDeps['handlers'],
  db: ContentDeps['db'],
  { kind, id }: Named,
): Promise<Content | null> {
  return (await handlerOf(handlers, kind).inForce(db, id))[0]?.content ?? null;
}

async function contentBefore(db: ContentDeps['db'], version: Version): Promise<Content | null> {
  return (await findVersionBefore(db, version))?.content ?? null;
}

export function versionWire(it: Version): VersionWire {
  return {
    version: it.version,
    state: it.state,
    author: personOf(it.author),
    reason: it.reason,
    time: it.madeAt.toISOString(),
    effectTime: it.effectAt.toISOString(),
    undoes: it.undoes,
    outcome: it.outcome,
  };
}

function draftHead({ revision, author, savedAt, basedOn }: Revision): Omit<DraftWire, 'content'> {
  return { revision, author: personOf(author), time: savedAt.toISOString(), basedOn };
}

function nameOf(content: Content, language: 'en' | 'fil'): string {
  if (content.kind === 'article' || content.kind === 'promotion') return content.texts[language].title;
  if (content.kind === 'notice') return content.texts[language];
  return language === 'en' ? content.title : content.titleFilipino;
}

const personOf = (author: string) => author.replace(/^operator:/, '');
