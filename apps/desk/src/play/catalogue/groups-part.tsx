import type { OperatorCallInput } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useMay } from '../../lib/person.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Beside, SidePanel } from '../../ui/side-panel.tsx';
import { Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { reloadCatalogue } from './arrange.ts';
import styles from './catalogue.module.css';
import type { ArrangedGame, ArrangedGroup, CatalogueView, Show } from './catalogue-view.ts';
import { ChangeHistory } from './change-history.tsx';
import { Cover } from './cover.tsx';
import { useCatalogueTexts } from './texts/index.ts';

interface GroupsPartProps {
  games: readonly ArrangedGame[];
  groups: readonly ArrangedGroup[];
  view: CatalogueView;
  show: Show;
}

type Input = OperatorCallInput<'/operator/catalogue/saveGroup'>;
const valuesOf = ({ nameEn, nameFil, games, shown }: ArrangedGroup) => ({ nameEn, nameFil, games, shown });

/** Undefined when done; otherwise what went wrong. */
async function saveGroup(input: Input): Promise<string | undefined> {
  const answer = await post('/operator/catalogue/saveGroup', input);
  await reloadCatalogue();
  return answer.ok ? undefined : answer.message;
}

/** The rows of the home page that operators put together, in their order. */
export function GroupsPart({ games, groups, view, show }: GroupsPartProps) {
  const t = useCatalogueTexts();
  const common = useCommonTexts();
  const mayArrange = useMay()('catalogue.edit');
  const [editing, setEditing] = useState<ArrangedGroup | 'new'>();
  const [moving, setMoving] = useState<{ group: ArrangedGroup; before: number | null }>();
  const opened = groups.find(({ id }) => String(id) === view.row);
  const open = (id: number | undefined) =>
    show({ tab: 'groups', ...(id === undefined ? {} : { row: String(id) }) }, true);
  const { current, frame } = useRowKeys({ ids: groups.map(({ id }) => id), opened: opened?.id, open });
  const move = (by: 1 | -1) => {
    const at = groups.findIndex(({ id }) => id === current);
    const group = groups[at];
    if (!group || !groups[at + by]) return;
    setMoving({ group, before: (by === 1 ? groups[at + 2]?.id : groups[at - 1]?.id) ?? null });
  };
  useKeys(mayArrange ? { moveUp: () => move(-1), moveDown: () => move(1) } : {});
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.quiet}>{t('groupsAbout')}</p>
        {mayArrange && (
          <Button size="xs" onClick={() => setEditing('new')}>
            {t('newGroup')}
          </Button>
        )}
      </div>
      <Beside
        panel={
          opened && (
            <GroupPanel
              key={opened.id}
              group={opened}
              games={games}
              close={() => open(undefined)}
              {...(mayArrange ? { edit: () => setEditing(opened) } : {})}
            />
          )
        }
      >
        <div ref={frame}>
          <PlainTable<ArrangedGroup>
            label={t('groups')}
            heads={[
              { name: t('group'), phone: true },
              { name: t('nameFil') },
              { name: t('gamesOfGroup'), figures: true, phone: true, width: '90px' },
              { name: t('shown'), phone: true, width: '120px' },
              { name: t('setBy') },
            ]}
            rows={groups}
            rowKey={({ id }) => id}
            current={current}
            onOpen={({ id }) => open(id)}
            cells={(group) => [
              group.nameEn,
              group.nameFil,
              group.games.length,
              <ShownTag key="shown" shown={group.shown} />,
              group.setBy ?? '–',
            ]}
            empty={<Notice title={t('noGroups')}>{t('noGroupsAbout')}</Notice>}
          />
        </div>
      </Beside>
      {editing && (
        <GroupDialog
          games={games}
          group={editing === 'new' ? undefined : editing}
          close={() => setEditing(undefined)}
        />
      )}
      {moving && (
        <ActionDialog
          title={t('moveOf', { name: moving.group.nameEn })}
          fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 }]}
          submit={common('save')}
          onSubmit={async ({ reason = '' }) => {
            const { group, before } = moving;
            const said = await saveGroup({ ...valuesOf(group), id: group.id, version: group.version, before, reason });
            if (said === undefined)
              showToast(common('actionDone', { what: t('moveOf', { name: group.nameEn }) }), 'info');
            return said;
          }}
          onClose={() => setMoving(undefined)}
        >
          {t('saveOrderAbout')}
        </ActionDialog>
      )}
    </>
  );
}

function ShownTag({ shown }: { shown: boolean }) {
  const t = useCatalogueTexts();
  return <Tag tone={shown ? 'good' : 'plain'}>{t(shown ? 'isShown' : 'hidden')}</Tag>;
}

interface GroupPanelProps {
  group: ArrangedGroup;
  games: readonly ArrangedGame[];
  close: () => void;
  /** Where this person may change it. */
  edit?: () => void;
}

function GroupPanel({ group, games, close, edit }: GroupPanelProps) {
  const t = useCatalogueTexts();
  return (
    <SidePanel
      title={group.nameEn}
      close={close}
      foot={
        edit && (
          <Button size="xs" onClick={edit}>
            {t('change')}
          </Button>
        )
      }
    >
      <Facts>
        <Fact name={t('nameFil')}>{group.nameFil}</Fact>
        <Fact name={t('shown')}>
          <ShownTag shown={group.shown} />
        </Fact>
      </Facts>
      <ol className={styles.members}>
        {group.games.map((id) => {
          const game = games.find((one) => one.id === id);
          return (
            <li key={id}>
              {game && <Cover cover={game.cover} />} {game?.name ?? id}
            </li>
          );
        })}
      </ol>
      <ChangeHistory
        subject={`group:${group.id}`}
        {...(edit
          ? {
              restore: (values, reason) =>
                saveGroup({ ...(values as unknown as Input), id: group.id, version: group.version, reason }),
            }
          : {})}
      />
    </SidePanel>
  );
}

interface GroupDialogProps {
  games: readonly ArrangedGame[];
  /** Undefined: a new one. */
  group: ArrangedGroup | undefined;
  close: () => void;
}

function GroupDialog({ games, group, close }: GroupDialogProps) {
  const t = useCatalogueTexts();
  const common = useCommonTexts();
  const nameOf = (id: number) => games.find((game) => game.id === id)?.name ?? String(id);
  const idOf = (text: string) =>
    games.find(({ name, code }) => [name, code].some((one) => one.toLowerCase() === text.toLowerCase()))?.id;
  return (
    <ActionDialog
      title={group ? t('changeOf', { name: group.nameEn }) : t('newGroup')}
      fields={[
        {
          name: 'nameEn',
          label: t('nameEn'),
          kind: 'text',
          required: true,
          maxLength: 40,
          initial: group?.nameEn ?? '',
        },
        {
          name: 'nameFil',
          label: t('nameFil'),
          kind: 'text',
          required: true,
          maxLength: 40,
          initial: group?.nameFil ?? '',
        },
        {
          name: 'games',
          label: t('gamesOfGroup'),
          about: t('gamesAbout'),
          kind: 'area',
          required: true,
          initial: group?.games.map(nameOf).join('\n') ?? '',
        },
        {
          name: 'shown',
          label: t('shown'),
          kind: 'select',
          initial: String(group?.shown ?? true),
          options: [
            { value: 'true', label: common('yes') },
            { value: 'false', label: common('no') },
          ],
        },
        { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 },
      ]}
      submit={common('save')}
      onSubmit={async ({ nameEn = '', nameFil = '', games: written = '', shown, reason = '' }) => {
        const named = written
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean);
        const unknown = named.find((name) => idOf(name) === undefined);
        if (unknown !== undefined) return t('unknownGame', { name: unknown });
        return saveGroup({
          ...(group ? { id: group.id } : {}),
          version: group?.version ?? 0,
          nameEn,
          nameFil,
          games: named.map((name) => idOf(name)!),
          shown: shown === 'true',
          reason,
        });
      }}
      onClose={close}
    />
  );
}
