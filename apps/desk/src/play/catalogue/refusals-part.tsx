import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { countText, dayMonthText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './catalogue.module.css';
import type { ArrangedGame } from './catalogue-view.ts';
import { isGame } from './pots.ts';
import { useCatalogueTexts } from './texts/index.ts';

type Day = OperatorCallOutput<'/operator/catalogue/refusals'>[number];
type Row = Day['games'][number] & { day: string; vendor: string };

/** A vendor is asked every ten minutes at most. */
const lookEveryMs = 600_000;
/** From here on a row is marked; the alert has a border of its own, in the settings. */
const unlikely = 1e-4;

/** Whether a stake is refused must not depend on what the play would have come to. */
export function RefusalsPart({ games }: { games: readonly ArrangedGame[] }) {
  const query = useCall('/operator/catalogue/refusals', {}, { everyMs: lookEveryMs });
  return <Answered query={query}>{(days) => <Refusals days={days} games={games} />}</Answered>;
}

function Refusals({ days, games }: { days: readonly Day[]; games: readonly ArrangedGame[] }) {
  const t = useCatalogueTexts();
  const language = useLanguage();
  const rows = days.flatMap(({ day, vendor, games: of }): Row[] => of.map((game) => ({ ...game, day, vendor })));
  const silent = days.filter(({ asked }) => asked === 'noAnswer');
  const partly = days.filter(({ asked, isWhole }) => asked === 'answered' && !isWhole);
  const rate = ({ wins, losses }: Row['played']) =>
    wins + losses === 0 ? '–' : `${countText(wins, language)} / ${countText(wins + losses, language)}`;
  return (
    <div className={styles.pots}>
      <p className={styles.quiet}>{t('refusalsAbout')}</p>
      {silent.map(({ day, vendor, vendorName }) => (
        <div role="alert" key={`${vendor} ${day}`}>
          <Notice title={t('refusalsNoAnswer', { vendor: vendorName, day })}>{t('refusalsNoAnswerAbout')}</Notice>
        </div>
      ))}
      {partly.map(({ day, vendor, vendorName }) => (
        <p key={`${vendor} ${day}`} className={styles.quiet}>
          {t('refusalsPartly', { vendor: vendorName, day })}
        </p>
      ))}
      {rows.length === 0 && silent.length === 0 && <Notice title={t('noRefusals')}>{t('noRefusalsAbout')}</Notice>}
      {rows.length > 0 && (
        <PlainTable<Row>
          label={t('tab_refusals')}
          heads={[
            { name: t('refusalsDay'), phone: true, width: '104px' },
            { name: t('refusalsGame'), phone: true },
            { name: t('refusalsWinsOfRefused'), figures: true, phone: true },
            { name: t('refusalsWinsOfPlayed'), figures: true, phone: true },
            { name: t('refusalsChance'), figures: true, phone: true },
          ]}
          rows={rows}
          rowKey={({ day, vendor, game }) => `${day} ${vendor} ${game}`}
          cells={({ day, vendor, game, refused, played, chance }) => [
            dayMonthText(day, language),
            games.find((one) => isGame(one, vendor, game))?.name ?? game,
            rate(refused),
            rate(played),
            chance < unlikely ? (
              <Tag key="chance" tone="bad">
                {chanceText(chance, language)}
              </Tag>
            ) : (
              chanceText(chance, language)
            ),
          ]}
        />
      )}
    </div>
  );
}

/** '42%', and of small ones '1 in 12,000'. */
function chanceText(chance: number, language: string): string {
  if (chance >= 0.01) return new Intl.NumberFormat(language, { style: 'percent' }).format(chance);
  return `1 : ${new Intl.NumberFormat(language, { notation: 'compact' }).format(Math.round(1 / Math.max(chance, 1e-15)))}`;
}
