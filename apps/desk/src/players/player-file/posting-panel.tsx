import type { Currency } from '@fairhouse/money';
import { exactText } from '../../lib/formats.ts';
import { useCall } from '../../lib/query.ts';
import { wordsOf } from '../../lib/texts/names/fields.ts';
import { useProviderName } from '../../lib/texts/names/index.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { ChainResult } from './chain-result.tsx';
import { useFileTexts } from './file-texts.ts';
import type { PartProps, Posting } from './member.ts';
import styles from './member-screen.module.css';

type PostingPanelProps = PartProps & { seq: number; close: () => void };

/** One posting whole, and its proof: worked out again by the server, and here. */
export function PostingPanel({ member, seq, close }: PostingPanelProps) {
  const t = useFileTexts();
  const query = useCall(
    '/operator/member/bookPage',
    { memberId: member.id, before: seq + 1, limit: 1 },
    { staleTimeMs: 600_000 },
  );
  return (
    <SidePanel title={t('posting', { seq })} close={close}>
      <Answered query={query}>
        {({ rows, genesis, currency }) => {
          const posting = rows.find((row) => row.seq === seq);
          if (!posting) return <Notice title={t('noPosting')} />;
          return (
            <>
              <PostingFacts posting={posting} currency={currency} />
              <h3>{t('proof')}</h3>
              <p className={posting.holds ? styles.good : styles.bad}>
                {posting.holds ? t('serverHolds') : t('serverHoldsNot')}
              </p>
              <ChainResult rows={rows} genesis={genesis} />
              <Facts>
                <Fact name={t('hash')}>
                  <Hash value={posting.hash} />
                </Fact>
                <Fact name={t('previousHash')}>
                  <Hash value={posting.previousHash} />
                </Fact>
              </Facts>
              <h3>{t('hashed')}</h3>
              <pre className={styles.hashed}>{posting.hashed}</pre>
            </>
          );
        }}
      </Answered>
    </SidePanel>
  );
}

function PostingFacts({ posting, currency }: { posting: Posting; currency: Currency }) {
  const t = useFileTexts();
  const amounts = [
    ['amount', posting.amount],
    ['bonusPart', posting.bonusPart],
    ['cashAfter', posting.cashAfter],
    ['bonusAfter', posting.bonusAfter],
    ['heldAfter', posting.heldAfter],
  ] as const;
  const providerName = useProviderName();
  const texts = [
    ['debit', wordsOf(posting.debit)],
    ['credit', wordsOf(posting.credit)],
    ['source', posting.source && providerName(posting.source)],
    ['externalId', posting.externalId],
    ['reference', posting.reference],
    ['game', posting.gameName ?? (posting.gameCode && wordsOf(posting.gameCode))],
    ['round', posting.roundId],
    ['note', posting.note],
  ] as const;
  return (
    <Facts>
      <Fact name={t('type')}>
        <Code of="posting" code={posting.type} />
      </Fact>
      <Fact name={t('time')}>{exactText(posting.createTime)}</Fact>
      {amounts.map(([name, value]) => (
        <Fact key={name} name={t(name)}>
          <Money value={value} currency={currency} />
        </Fact>
      ))}
      {texts.map(
        ([name, value]) =>
          value && (
            <Fact key={name} name={t(name)}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  );
}
