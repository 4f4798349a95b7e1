import { showToast } from '@fairhouse/ui/toasts.ts';
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag, type Tone } from '../../ui/facts/tag.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import styles from './content.module.css';
import type { ContentKind, ContentLine } from './content.ts';
import { reloadContent } from './content-dialogs.tsx';
import { nameOfLine } from './name-of.ts';
import { pictureUrl } from './picture-field.tsx';
import { useContentTexts } from './texts/index.ts';

const tones: Record<ContentLine['standing'], Tone> = {
  shown: 'good',
  hidden: 'plain',
  notYet: 'late',
  over: 'plain',
  draft: 'casino',
};

interface ListPartProps {
  kind: ContentKind;
  open: (id: number) => void;
}

/** Everything of a kind, in the order of the players. */
export function ListPart(props: ListPartProps) {
  const query = useCall('/operator/content/list', { kind: props.kind }, { everyMs: 30_000 });
  return <Answered query={query}>{(lines) => <List {...props} lines={lines} />}</Answered>;
}

function List({ kind, lines, open }: ListPartProps & { lines: readonly ContentLine[] }) {
  const t = useContentTexts();
  const language = useLanguage();
  const canOrder = useMay()('content.edit') && kind !== 'article';
  const published = lines.filter(({ standing }) => standing !== 'draft').map(({ id }) => id);
  const [order, setOrder] = useState<readonly number[]>();
  const [busy, setBusy] = useState(false);
  // Somebody published or removed one meanwhile: what was moved here fits no more.
  const moved =
    order && order.length === published.length && order.every((id) => published.includes(id)) ? order : undefined;
  const shown = moved
    ? [
        ...moved.map((id) => lines.find((line) => line.id === id)!),
        ...lines.filter(({ standing }) => standing === 'draft'),
      ]
    : lines;
  const { current, frame } = useRowKeys({
    ids: shown.map(({ id }) => id),
    opened: undefined,
    open: (id) => {
      if (id !== undefined) open(id);
    },
  });
  const move = (id: number | undefined, by: 1 | -1) => {
    const ids = [...(moved ?? published)];
    const at = id === undefined ? -1 : ids.indexOf(id);
    const to = at + by;
    if (!canOrder || at === -1 || to < 0 || to >= ids.length) return;
    [ids[at], ids[to]] = [ids[to]!, ids[at]!];
    setOrder(ids.every((one, place) => one === published[place]) ? undefined : ids);
  };
  const save = async () => {
    if (!moved || busy || kind === 'article') return;
    setBusy(true);
    const answer = await post('/operator/content/reorder', { kind, ids: [...moved], before: published });
    await reloadContent();
    setBusy(false);
    setOrder(undefined);
    showToast(answer.ok ? t('orderSaved') : answer.message, answer.ok ? 'success' : 'danger');
  };
  useKeys(
    { moveUp: () => move(current, -1), moveDown: () => move(current, 1), keep: () => void save() },
    { enabled: canOrder },
  );
  const hasPictures = kind === 'banner' || kind === 'promotion';
  return (
    <div ref={frame} className={styles.part}>
      {moved && (
        <div className={styles.note} role="status">
          <p>{t('orderChanged')}</p>
          <Button size="compact-xs" loading={busy} onClick={() => void save()}>
            {t('saveOrder')}
          </Button>
        </div>
      )}
      <PlainTable<ContentLine>
        label={t(`kind_${kind}`)}
        heads={[
          { name: t('name'), phone: true },
          { name: t('standing'), phone: true, width: '104px' },
          ...(kind === 'article' ? [] : [{ name: t('when'), width: '150px' }]),
          { name: t('draft'), width: '140px' },
          { name: t('waiting'), width: '110px' },
          { name: t('changed'), width: '140px' },
          ...(canOrder ? [{ name: t('order'), width: '84px' }] : []),
        ]}
        rows={shown}
        rowKey={({ id }) => id}
        current={current}
        onOpen={({ id }) => open(id)}
        cells={(line) => [
          <span key="name" className={styles.lineName}>
            {hasPictures && line.image && <img src={pictureUrl(line.image)} alt="" loading="lazy" />}
            <span>{nameOfLine(line, language) || t('nameless')}</span>
          </span>,
          <Tag key="standing" tone={tones[line.standing]}>
            {t(`standing_${line.standing}`)}
          </Tag>,
          ...(kind === 'article' ? [] : [<When key="when" line={line} />]),
          line.draft ? <ByOn key="draft" by={line.draft.author} at={line.draft.time} /> : '–',
          line.waiting[0] ? <Moment key="waiting" at={line.waiting[0].effectTime} /> : '–',
          line.changed ? <ByOn key="changed" by={line.changed.author} at={line.changed.time} /> : '–',
          ...(canOrder
            ? [<Mover key="order" line={line} move={(by) => move(line.id, by)} isDraft={line.standing === 'draft'} />]
            : []),
        ]}
        empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
      />
    </div>
  );
}

function Mover({ line, move, isDraft }: { line: ContentLine; move: (by: 1 | -1) => void; isDraft: boolean }) {
  const t = useContentTexts();
  const language = useLanguage();
  if (isDraft) return '–';
  const name = nameOfLine(line, language) || t('nameless');
  return (
    <span className={styles.mover}>
      <ActionIcon size="sm" variant="default" aria-label={t('up', { name })} onClick={() => move(-1)}>
        <span aria-hidden>↑</span>
      </ActionIcon>
      <ActionIcon size="sm" variant="default" aria-label={t('down', { name })} onClick={() => move(1)}>
        <span aria-hidden>↓</span>
      </ActionIcon>
    </span>
  );
}

function ByOn({ by, at }: { by: string; at: string }) {
  return (
    <>
      {by}, <Moment at={at} />
    </>
  );
}

function When({ line: { from, until } }: { line: ContentLine }) {
  const t = useContentTexts();
  if (from === null && until === null) return t('always');
  return (
    <>
      {from === null ? '…' : <Moment at={from} />} – {until === null ? '…' : <Moment at={until} />}
    </>
  );
}
