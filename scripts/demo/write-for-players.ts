import type { ContentOf } from '@fairhouse/contract/operator';
import type { Desk } from './as-operator.ts';

const dayMs = 24 * 3_600_000;

/** A notice that is up, a banner that waits for its day, and an article that is being written. */
export async function writeForPlayers(desk: Desk, now: Date): Promise<void> {
  const notice: ContentOf<'notice'> = {
    kind: 'notice',
    texts: {
      en: 'This is a demonstration. The players and the money are not real.',
      fil: 'Demonstrasyon ito. Hindi totoo ang mga manlalaro at ang pera.',
    },
    link: '',
    enabled: true,
    sortIndex: 0,
    shownFrom: null,
    shownUntil: null,
  };
  await publish(desk, notice, { reason: 'A demonstration says so' });

  const banner = (await desk.ask('content', '/operator/content/get', { kind: 'banner', id: 2 })).inForce;
  const effectTime = new Date(now.getTime() + 3 * dayMs).toISOString();
  if (banner?.kind === 'banner') {
    const shownUntil = new Date(now.getTime() + 10 * dayMs).toISOString();
    await publish(desk, { ...banner, shownUntil }, { id: 2, effectTime, reason: 'Ten nights of Nocturne' });
  }

  const help = (await desk.ask('content', '/operator/content/get', { kind: 'article', id: 13 })).inForce;
  if (help?.kind === 'article') {
    const en = { ...help.texts.en, source: `${help.texts.en.source}\n\nWrite to us if you do not find it here.` };
    const content = { ...help, texts: { ...help.texts, en } };
    await desk.ask('content', '/operator/content/saveDraft', { id: 13, revision: 0, content });
  }
}

interface Publishing {
  id?: number;
  effectTime?: string;
  reason: string;
}

async function publish(desk: Desk, content: ContentOf<'notice' | 'banner'>, how: Publishing): Promise<void> {
  const { id, ...said } = how;
  const of = id === undefined ? {} : { id };
  const piece = await desk.ask('content', '/operator/content/saveDraft', { ...of, revision: 0, content });
  const { kind, version, draft } = piece;
  const named = { kind, id: piece.id, version, revision: draft!.revision };
  await desk.ask('content', '/operator/content/publish', { ...named, ...said });
}
