import { hrefOf } from '../../lib/address/location.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useMember } from '../../lib/session.ts';
import { type Competition, prizeText, scoreText } from './competition-view.ts';
import styles from './competitions.module.css';
import { useCompetitionTexts } from './texts/index.ts';

const most = 50;

/** The standings with the prize of each place; before the first score, the prizes alone. */
export function Standings({ competition }: { competition: Competition }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const member = useMember();
  const { standings, prizes, measure } = competition;
  const prizeOf = (place: number) => {
    const sharing = Math.max(1, standings.filter((row) => row.place === place).length);
    return prizeText(competition, { place, sharing }, member?.currency, language);
  };
  if (standings.length === 0) {
    return (
      <section className={styles.section} aria-label={t('prizes')}>
        <h2>{t('prizes')}</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('placeHead')}</th>
              <th scope="col" className={styles.figure}>
                {t('prizeHead')}
              </th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ place }) => (
              <tr key={place}>
                <td>{place}</td>
                <td className={styles.figure}>{prizeOf(place)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>{t('noStandings')}</p>
      </section>
    );
  }
  return (
    <section className={styles.section} aria-label={t('standings')}>
      <h2>{t('standings')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('placeHead')}</th>
            <th scope="col">{t('playerHead')}</th>
            <th scope="col" className={styles.figure}>
              {t('score')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('prizeHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, on purpose.
            <tr key={at} aria-current={row.isSelf ? 'true' : undefined}>
              <td>{row.place}</td>
              <td>{row.isSelf ? t('you') : (row.player ?? <span className={styles.quiet}>{t('member')}</span>)}</td>
              <td className={styles.figure}>{scoreText(t, measure, row.score, language)}</td>
              <td className={styles.figure}>{prizeOf(row.place)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {standings.length === most && `${t('firstOnly', { count: most })} `}
        {t('nameNote')} {member && <a href={hrefOf('/your-data')}>{t('nameLink')}</a>}
      </p>
    </section>
  );
}
