import { showToast } from '@fairhouse/ui/toasts.ts';
import { type Answer, post, waitsForSecond } from '../../lib/api.ts';
import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { type ContentPiece, isoOf } from './content.ts';
import { useContentTexts } from './texts/index.ts';

/** Whatever of a thing was changed, all that shows it is asked for again. */
export function reloadContent(): Promise<void> {
  return reload(
    '/operator/content/list',
    '/operator/content/get',
    '/operator/content/versions',
    '/operator/content/version',
  );
}

function useReason(): ActionField {
  const common = useCommonTexts();
  return { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 };
}

interface DialogProps {
  piece: ContentPiece;
  close: () => void;
}

interface PublishDialogProps extends DialogProps {
  name: string;
  /** Keeps what is not kept yet; answers the revision to publish, or what went wrong. */
  keep: () => Promise<Answer<{ piece: ContentPiece; revision: number }>>;
}

export function PublishDialog({ piece, name, keep, close }: PublishDialogProps) {
  const t = useContentTexts();
  const language = useLanguage();
  const reason = useReason();
  return (
    <ActionDialog
      title={t('publishTitle', { name })}
      fields={[reason, { name: 'effectTime', label: t('effectTime'), about: t('effectAbout'), kind: 'moment' }]}
      submit={t('publish')}
      onSubmit={async ({ reason: why = '', effectTime: local = '' }) => {
        const effectTime = isoOf(local);
        const kept = await keep();
        if (!kept.ok) return kept.message;
        const { piece: now, revision } = kept.data;
        const { kind, id, version } = now;
        const when = effectTime === null ? {} : { effectTime };
        const answer = await post('/operator/content/publish', { kind, id, version, revision, reason: why, ...when });
        await reloadContent();
        if (!answer.ok && answer.error !== waitsForSecond) return answer.message;
        const isLater = effectTime !== null && Date.parse(effectTime) > Date.now();
        if (!answer.ok) showToast(t('proposed'), 'info');
        else if (isLater) showToast(t('scheduled', { time: momentText(effectTime, language) }), 'success');
        else showToast(t('published'), 'success');
        return undefined;
      }}
      onClose={close}
    >
      <p>{t('publishAbout')}</p>
      {piece.takesTwo && <p>{t('takesTwo')}</p>}
      {piece.draft && piece.draft.basedOn < piece.version && <p>{t('outdated', { version: piece.version })}</p>}
    </ActionDialog>
  );
}

export function RestoreDialog({ piece: { kind, id, version }, of, close }: DialogProps & { of: number }) {
  const t = useContentTexts();
  const reason = useReason();
  return (
    <ActionDialog
      title={t('goBackTitle', { version: of })}
      fields={[reason]}
      submit={t('publish')}
      onSubmit={async ({ reason: why = '' }) => {
        const answer = await post('/operator/content/restore', { kind, id, version, of, reason: why });
        await reloadContent();
        if (!answer.ok && answer.error !== waitsForSecond) return answer.message;
        showToast(answer.ok ? t('wentBack') : t('proposed'), answer.ok ? 'success' : 'info');
        return undefined;
      }}
      onClose={close}
    >
      <p>{t('goBackAbout')}</p>
    </ActionDialog>
  );
}

export function WithdrawDialog({ piece: { kind, id }, version, close }: DialogProps & { version: number }) {
  const t = useContentTexts();
  const reason = useReason();
  return (
    <ActionDialog
      title={t('withdrawTitle', { version })}
      fields={[reason]}
      submit={t('withdraw')}
      onSubmit={async ({ reason: why = '' }) => {
        const answer = await post('/operator/content/withdraw', { kind, id, version, reason: why });
        await reloadContent();
        if (!answer.ok) return answer.message;
        showToast(t('withdrawn'), 'success');
        return undefined;
      }}
      onClose={close}
    />
  );
}

interface DiscardDialogProps extends DialogProps {
  discarded: () => void;
}

export function DiscardDialog({ piece: { kind, id, draft }, discarded, close }: DiscardDialogProps) {
  const t = useContentTexts();
  return (
    <ActionDialog
      title={t('discard')}
      fields={[]}
      tone="red"
      submit={t('discard')}
      onSubmit={async () => {
        const answer = await post('/operator/content/discardDraft', { kind, id, revision: draft!.revision });
        await reloadContent();
        if (!answer.ok) return answer.message;
        showToast(t('discarded'), 'success');
        discarded();
        return undefined;
      }}
      onClose={close}
    >
      <p>{t('discardAbout')}</p>
    </ActionDialog>
  );
}
