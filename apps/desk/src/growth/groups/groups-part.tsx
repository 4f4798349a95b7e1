import { Button } from '@mantine/core';
import { numberOf } from '../../lib/number-of.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { GroupEditor } from './group-editor.tsx';
import { GroupPanel } from './group-panel.tsx';
import styles from './groups.module.css';
import type { Group, PartProps } from './groups-view.ts';
import { useRuleWords } from './rule-words.ts';
import { useGroupTexts } from './texts/index.ts';

export function GroupsPart({ view, show }: PartProps) {
  const t = useGroupTexts();
  const may = useMay();
  const query = useCall('/operator/group/list', {});
  return (
    <Answered query={query}>
      {({ groups, conditions }) => {
        const edited = groups.find(({ id }) => id === numberOf(view.edit));
        if (may('groups.edit') && (edited || view.edit === 'new')) {
          return (
            <GroupEditor
              key={edited ? `${edited.id} ${edited.version}` : 'new'}
              of={edited}
              kinds={conditions}
              done={(id) => show({ tab: 'groups', ...(id === undefined ? {} : { row: String(id) }) })}
            />
          );
        }
        return (
          <>
            {may('groups.edit') && (
              <div className={styles.bar}>
                <Button size="xs" onClick={() => show({ tab: 'groups', edit: 'new' })}>
                  {t('newGroup')}
                </Button>
              </div>
            )}
            <GroupTable groups={groups} view={view} show={show} />
          </>
        );
      }}
    </Answered>
  );
}

function GroupTable({ groups, view, show }: { groups: readonly Group[] } & PartProps) {
  const t = useGroupTexts();
  const inWords = useRuleWords();
  const opened = groups.find(({ id }) => id === numberOf(view.row));
  const open = (id: number | undefined) => {
    const { row: _, ...rest } = view;
    show(id ? { ...rest, row: String(id) } : rest, true);
  };
  const isWide = opened === undefined;
  const { current, frame } = useRowKeys({ ids: groups.map(({ id }) => id), opened: opened?.id, open });
  return (
    <Beside panel={opened && <GroupPanel key={opened.id} of={opened} close={() => open(undefined)} show={show} />}>
      <div ref={frame}>
        <PlainTable<Group>
          label={t('tab_groups')}
          heads={[
            { name: t('name'), phone: true },
            { name: t('rule'), phone: true },
            { name: t('version'), figures: true },
            ...(isWide ? [{ name: t('savedBy') }, { name: t('savedTime') }] : []),
          ]}
          rows={groups}
          rowKey={({ id }) => id}
          cells={({ name, rule, version, savedBy, savedTime }) => [
            name,
            <span key="rule" className={styles.rule}>
              {inWords(rule as never)}
            </span>,
            version,
            ...(isWide ? [savedBy.replace(/^operator:/, ''), <Moment key="saved" at={savedTime} />] : []),
          ]}
          onOpen={({ id }) => open(id)}
          current={current}
          empty={<Notice title={t('noGroups')}>{t('noGroupsAbout')}</Notice>}
        />
      </div>
    </Beside>
  );
}
