import { Icon } from '@fairhouse/ui/icon.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '../../lib/api.ts';
import { momentText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { numberOf } from '../../lib/number-of.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ComparePart } from './compare-part.tsx';
import styles from './content.module.css';
import type { ContentKind, ContentPiece } from './content.ts';
import { DiscardDialog, PublishDialog, RestoreDialog, WithdrawDialog } from './content-dialogs.tsx';
import { type ContentPart, type ContentPartProps, contentParts, partOf } from './content-view.ts';
import { Fields } from './fields.tsx';
import { HistoryPart } from './history-part.tsx';
import { nameOf } from './name-of.ts';
import { PreviewPart } from './preview.tsx';
import { useContentTexts } from './texts/index.ts';
import { type Draft, useDraft } from './use-draft.ts';

interface PieceScreenProps extends ContentPartProps {
  kind: ContentKind;
  openApproval: (id: number) => void;
}

/** One thing that players see: written, compared, previewed, published, and gone back with. */
export function PieceScreen(props: PieceScreenProps) {
  const { kind, view } = props;
  const id = numberOf(view.id);
  const query = useCall('/operator/content/get', { kind, id: id ?? 1 }, { enabled: id !== undefined, everyMs: 15_000 });
  if (id === undefined) return <Editor key="new" {...props} piece={undefined} />;
  return <Answered query={query}>{(piece) => <Editor key={id} {...props} piece={piece} />}</Answered>;
}

type Asked = { action: 'publish' | 'discard' } | { action: 'goBack' | 'withdraw'; version: number };

function Editor({ kind, piece, view, show, openApproval }: PieceScreenProps & { piece: ContentPiece | undefined }) {
  const t = useContentTexts();
  const language = useLanguage();
  const mayEdit = useMay()('content.edit');
  const draft = useDraft(kind, piece);
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const part = piece === undefined && partOf(view) === 'history' ? 'edit' : partOf(view);
  const { version: _version, revision: _revision, part: _part, ...place } = view;
  const name = nameOf(draft.content, language) || t('nameless');
  const go = (next: ContentPart, chosen: { version?: string } = {}) =>
    show({ ...place, ...(next === 'edit' ? {} : { part: next }), ...chosen }, true);
  const back = () => show(view.tab ? { tab: view.tab } : {});

  const keep = async (): Promise<Answer<ContentPiece>> => {
    setBusy(true);
    const answer = await draft.keep();
    setBusy(false);
    if (answer.ok && !piece) show({ ...view, id: String(answer.data.id) }, true);
    return answer;
  };
  const save = async () => {
    if (!mayEdit || busy || !draft.isDirty) return;
    const answer = await keep();
    if (answer.ok) showToast(t('draftSaved'), 'success');
    else showToast(answer.message);
  };
  useKeys({
    compare: () => go(part === 'compare' ? 'edit' : 'compare'),
    preview: () => go(part === 'preview' ? 'edit' : 'preview'),
    keep: () => void save(),
    close: () => (part === 'edit' ? back() : go('edit')),
  });

  return (
    <div className={styles.piece}>
      <PieceBar
        title={piece ? name : t('newTitle', { kind: t(`kind_${kind}`) })}
        piece={piece}
        draft={draft}
        busy={busy}
        back={back}
        save={() => void save()}
        ask={(action) => setAsked({ action })}
      />
      <Notes piece={piece} draft={draft} openApproval={openApproval} compare={() => go('compare')} />
      <Tabs
        label={t('parts')}
        tabs={contentParts
          .filter((one) => piece !== undefined || one !== 'history')
          .map((key) => ({ key, name: t(`part_${key}`) }))}
        current={part}
        show={(next) => go(next)}
      />
      {part === 'edit' && (
        <fieldset className={styles.fields} disabled={!mayEdit}>
          <legend className="visually-hidden">{t('part_edit')}</legend>
          <Fields content={draft.content} set={draft.set} />
        </fieldset>
      )}
      {part === 'compare' && (
        <ComparePart
          kind={kind}
          id={piece?.id}
          version={view.version}
          revision={view.revision}
          inForce={piece?.inForce ?? null}
          content={draft.content}
          theirs={draft.theirs?.draft ?? undefined}
          back={() => go('compare')}
        />
      )}
      {part === 'preview' && <PreviewPart content={draft.content} name={name} />}
      {part === 'history' && piece && (
        <HistoryPart
          piece={piece}
          see={(version) => go('compare', { version: String(version) })}
          goBack={(version) => setAsked({ action: 'goBack', version })}
          withdraw={(version) => setAsked({ action: 'withdraw', version })}
        />
      )}
      {asked && (
        <Dialogs
          asked={asked}
          piece={piece}
          name={name}
          draft={draft}
          keep={keep}
          discarded={() => {
            if (piece && !piece.inForce) back();
          }}
          close={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface PieceBarProps {
  title: string;
  piece: ContentPiece | undefined;
  draft: Draft;
  busy: boolean;
  back: () => void;
  save: () => void;
  ask: (action: 'discard' | 'publish') => void;
}

/** What it is, how it stands, and what can be done with it. */
function PieceBar({ title, piece, draft, busy, back, save, ask }: PieceBarProps) {
  const t = useContentTexts();
  const mayEdit = useMay()('content.edit');
  const isPublishable = draft.isDirty || Boolean(piece?.draft);
  return (
    <div className={styles.bar}>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<Icon name="back" size={16} />}
        onClick={back}
      >
        {t('back')}
      </Button>
      <h2 className={styles.pieceName}>{title}</h2>
      <Standing piece={piece} draft={draft} />
      {mayEdit && (
        <div className={styles.actions}>
          {piece?.draft && (
            <Button size="xs" variant="default" onClick={() => ask('discard')}>
              {t('discard')}
            </Button>
          )}
          <Button size="xs" variant="default" loading={busy} disabled={!draft.isDirty} onClick={save}>
            {t('saveDraft')}
          </Button>
          <Button size="xs" disabled={!isPublishable || draft.theirs !== undefined} onClick={() => ask('publish')}>
            {t('publish')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface DialogsProps {
  asked: Asked;
  piece: ContentPiece | undefined;
  name: string;
  draft: Draft;
  keep: () => Promise<Answer<ContentPiece>>;
  discarded: () => void;
  close: () => void;
}

const nothingYet = { id: 0, code: null, version: 0, inForce: null, draft: null, waiting: [], proposed: null } as const;

function Dialogs({ asked, piece, name, draft, keep, discarded, close }: DialogsProps) {
  const t = useContentTexts();
  if (asked.action === 'publish') {
    return (
      <PublishDialog
        piece={piece ?? { ...nothingYet, waiting: [], kind: draft.content.kind, takesTwo: false }}
        name={name}
        keep={async () => {
          const kept: Answer<ContentPiece> = draft.isDirty || !piece ? await keep() : { ok: true, data: piece };
          if (!kept.ok) return kept;
          const revision = kept.data.draft?.revision;
          if (revision === undefined) return { ok: false, error: 0, message: t('nothingToPublish') };
          return { ok: true, data: { piece: kept.data, revision } };
        }}
        close={close}
      />
    );
  }
  if (!piece) return null;
  if (asked.action === 'discard') return <DiscardDialog piece={piece} discarded={discarded} close={close} />;
  if (asked.action === 'goBack') return <RestoreDialog piece={piece} of={asked.version} close={close} />;
  return asked.action === 'withdraw' ? <WithdrawDialog piece={piece} version={asked.version} close={close} /> : null;
}

/** In a few words, how the draft stands. */
function Standing({ piece, draft }: { piece: ContentPiece | undefined; draft: Draft }) {
  const t = useContentTexts();
  return (
    <div className={styles.standing}>
      {draft.isDirty && <Tag tone="late">{t('unsaved')}</Tag>}
      {piece?.draft && (
        <span className={styles.quiet}>
          <Tag tone="casino">{t('draft')}</Tag> {piece.draft.author}, <Moment at={piece.draft.time} />
        </span>
      )}
    </div>
  );
}

interface NotesProps {
  piece: ContentPiece | undefined;
  draft: Draft;
  openApproval: (id: number) => void;
  compare: () => void;
}

/** What one has to know before one continues. */
function Notes({ piece, draft, openApproval, compare }: NotesProps) {
  const t = useContentTexts();
  const language = useLanguage();
  const { theirs } = draft;
  return (
    <>
      {theirs && (
        <div className={styles.note} role="alert" data-tone="late">
          <p>
            {theirs.draft
              ? t('conflict', { by: theirs.draft.author, time: momentText(theirs.draft.time, language) })
              : t('conflictGone')}
          </p>
          <div className={styles.actions}>
            <Button size="compact-xs" variant="default" onClick={compare}>
              {t('seeTheirs')}
            </Button>
            <Button size="compact-xs" variant="default" onClick={draft.takeTheirs}>
              {t('takeTheirs')}
            </Button>
            <Button size="compact-xs" variant="default" onClick={draft.keepMine}>
              {t('keepMine')}
            </Button>
          </div>
        </div>
      )}
      {!theirs && draft.isRestored && (
        <div className={styles.note}>
          <p>{t('restored')}</p>
          <Button size="compact-xs" variant="default" onClick={draft.takeTheirs}>
            {t('throwAway')}
          </Button>
        </div>
      )}
      {piece?.draft && piece.draft.basedOn < piece.version && (
        <p className={styles.note} data-tone="late">
          {t('outdated', { version: piece.version })}
        </p>
      )}
      {piece?.proposed && (
        <div className={styles.note}>
          <p>{t('waitsForSecond', { maker: piece.proposed.maker })}</p>
          <Button size="compact-xs" variant="default" onClick={() => openApproval(piece.proposed!.approvalId)}>
            {t('openApproval')}
          </Button>
        </div>
      )}
      {piece?.waiting.map(({ version, author, effectTime }) => (
        <p key={version} className={styles.note}>
          {t('waitsUntil', { version, by: author, time: momentText(effectTime, language) })}
        </p>
      ))}
    </>
  );
}
