import { Button } from '@mantine/core';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered } from '../../ui/states.tsx';
import { GroupCount } from './group-count.tsx';
import styles from './groups.module.css';
import type { Group, PartProps } from './groups-view.ts';
import { useRuleWords } from './rule-words.ts';
import { useGroupTexts } from './texts/index.ts';

/** A group: whom it means now, and what it meant before. */
export function GroupPanel({ of, close, show }: { of: Group; close: () => void; show: PartProps['show'] }) {
  const t = useGroupTexts();
  const may = useMay();
  const inWords = useRuleWords();
  const versions = useCall('/operator/group/versions', { id: of.id });
  return (
    <SidePanel
      title={of.name}
      close={close}
      foot={
        <>
          {may('groups.edit') && (
            <Button size="xs" variant="default" onClick={() => show({ tab: 'groups', edit: String(of.id) })}>
              {t('edit')}
            </Button>
          )}
          {may('campaigns.send') && (
            <Button size="xs" onClick={() => show({ tab: 'campaigns', edit: 'new', group: String(of.id) })}>
              {t('campaignTo')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.whole}>{inWords(of.rule as never)}</p>
      <GroupCount rule={of.rule as never} />
      <section className={styles.section}>
        <h3>{t('versions')}</h3>
        <Answered query={versions}>
          {(rows) => (
            <Facts>
              {rows.map(({ version, savedBy, savedTime, reason, rule }) => (
                <Fact key={version} name={`${t('version')} ${version}`}>
                  <Moment at={savedTime} />, {savedBy.replace(/^operator:/, '')}: {reason}
                  <span className={styles.former}>{inWords(rule as never)}</span>
                </Fact>
              ))}
            </Facts>
          )}
        </Answered>
      </section>
    </SidePanel>
  );
}
