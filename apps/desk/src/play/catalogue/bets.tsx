import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { reloadCatalogue } from './arrange.ts';
import styles from './catalogue.module.css';
import type { ArrangedGame, BetLimit } from './catalogue-view.ts';
import { ChangeHistory } from './change-history.tsx';
import { useCatalogueTexts } from './texts/index.ts';

/** What a single bet in the game may be, by currency, each with its history. */
export function Bets({ game }: { game: ArrangedGame }) {
  const t = useCatalogueTexts();
  const may = useMay();
  const query = useCall('/operator/catalogue/bets', { id: game.id });
  const [changing, setChanging] = useState<BetLimit>();
  const [opened, setOpened] = useState<BetLimit['currency']>();
  const shown = query.data?.find(({ currency }) => currency === opened);
  return (
    <section className={styles.section}>
      <h3>{t('bets')}</h3>
      <p className={styles.quiet}>{t('betsAbout')}</p>
      <Answered query={query}>
        {(rows) => (
          <PlainTable<BetLimit>
            label={t('bets')}
            heads={[
              { name: t('currency'), phone: true },
              { name: t('least'), figures: true, phone: true },
              { name: t('greatest'), figures: true, phone: true },
              ...(may('settings.edit') ? [{ name: t('change'), phone: true, width: '90px' }] : []),
            ]}
            rows={rows}
            rowKey={({ currency }) => currency}
            current={opened}
            onOpen={({ currency }) => setOpened(currency === opened ? undefined : currency)}
            cells={(row) => [
              row.currency,
              row.minimumBet ?? t('notOffered'),
              row.maximumBet ?? '–',
              ...(may('settings.edit')
                ? [
                    <Button
                      key="change"
                      className={styles.above ?? ''}
                      size="compact-xs"
                      variant="default"
                      onClick={() => setChanging(row)}
                    >
                      {t('change')}
                    </Button>,
                  ]
                : []),
            ]}
          />
        )}
      </Answered>
      {shown && (
        <ChangeHistory
          key={shown.currency}
          subject={`bets:${game.code}:${shown.currency}`}
          {...(may('settings.edit')
            ? {
                restore: (values, reason) => setBets(game, shown, { ...(values as unknown as Limits), reason }),
              }
            : {})}
        />
      )}
      {changing && <BetDialog game={game} limit={changing} close={() => setChanging(undefined)} />}
    </section>
  );
}

type Limits = Pick<BetLimit, 'minimumBet' | 'maximumBet'>;

/** Undefined when done; otherwise what was said. What waits for a second person says so. */
async function setBets(
  { id }: ArrangedGame,
  { currency, version }: BetLimit,
  fields: Limits & { reason: string },
): Promise<string | undefined> {
  const answer = await post('/operator/catalogue/setBets', { id, currency, version, ...fields });
  await reloadCatalogue();
  return answer.ok ? undefined : answer.message;
}

function BetDialog({ game, limit, close }: { game: ArrangedGame; limit: BetLimit; close: () => void }) {
  const t = useCatalogueTexts();
  const common = useCommonTexts();
  return (
    <ActionDialog
      title={t('betsOf', { name: game.name, currency: limit.currency })}
      fields={[
        {
          name: 'minimumBet',
          label: t('least'),
          kind: 'amount',
          currency: limit.currency,
          initial: limit.minimumBet ?? '',
        },
        {
          name: 'maximumBet',
          label: t('greatest'),
          kind: 'amount',
          currency: limit.currency,
          initial: limit.maximumBet ?? '',
        },
        { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 },
      ]}
      submit={common('save')}
      onSubmit={({ minimumBet = '', maximumBet = '', reason = '' }) =>
        setBets(game, limit, { minimumBet: minimumBet || null, maximumBet: maximumBet || null, reason })
      }
      onClose={close}
    >
      {t('emptyIsNone')}
    </ActionDialog>
  );
}
