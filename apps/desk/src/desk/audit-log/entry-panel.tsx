import { eventAmountOf } from '@fairhouse/contract/event-amounts';
import { formatAmount } from '@fairhouse/money';
import { proofText } from '@fairhouse/record-proof';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { saveText } from '../../lib/download.ts';
import { exactText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { useCommandName } from '../../lib/texts/names/index.ts';
import { useWho } from '../../lib/texts/names/who.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Difference } from '../../ui/facts/difference.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Answered } from '../../ui/states.tsx';
import type { Entry } from './entry.ts';
import { ProofResult } from './proof-result.tsx';
import styles from './record.module.css';
import { useRecordTexts } from './texts.ts';

/** One entry: what was done, before and after, and the proof that it stands in the record. */
export function EntryPanel({ entry, close }: { entry: Entry; close: () => void }) {
  const t = useRecordTexts();
  const { who, subject } = useWho();
  const actionName = useCommandName();
  const { command: kind } = entry;
  const language = useLanguage();
  const textOf = (field: string, value: string) => {
    const amount = eventAmountOf(kind, entry, field, value);
    return amount && formatAmount(amount, language);
  };
  const query = useCall(
    '/operator/record/entry',
    { id: entry.id },
    { staleTimeMs: 0, ...(entry.sealed ? {} : { everyMs: 5_000 }) },
  );
  return (
    <aside className={styles.panel} aria-label={`${actionName(kind)}: ${subject(entry.subject)}`}>
      <header>
        <h2>{entry.position === null ? t('entryWaiting') : t('entry', { position: entry.position })}</h2>
        <ActionIcon variant="subtle" color="gray" aria-label={t('close')} onClick={close}>
          <Icon name="close" size={18} />
        </ActionIcon>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className={styles.content} tabIndex={0} aria-label={t('changes')}>
        <Facts>
          <Fact name={t('time')}>{exactText(entry.createTime)}</Fact>
          <Fact name={t('who')}>{who(entry.actor)}</Fact>
          <Fact name={t('action')}>
            <Code of="command" code={kind} />
          </Fact>
          <Fact name={t('what')}>
            <span title={entry.subject}>{subject(entry.subject)}</span>
          </Fact>
          {entry.memberId !== null && <Fact name={t('to')}>{entry.memberId}</Fact>}
          {entry.reason && <Fact name={t('reason')}>{entry.reason}</Fact>}
        </Facts>
        <h3>{t('changes')}</h3>
        <Difference before={entry.before} after={entry.after} textOf={textOf} />
        <h3>{t('proof')}</h3>
        <Answered query={query}>
          {({ proof, publicKey, isErased }) =>
            proof && publicKey ? (
              <>
                <ProofResult proof={proof} publicKey={publicKey} entry={entry} />
                <div>
                  <Button
                    variant="default"
                    size="xs"
                    onClick={() => saveText(`entry-${entry.id}-proof.json`, proofText(proof))}
                  >
                    {t('saveProof')}
                  </Button>
                </div>
              </>
            ) : (
              <p className={styles.quiet}>{t(isErased ? 'proofErased' : 'proofWaits')}</p>
            )
          }
        </Answered>
      </section>
    </aside>
  );
}
