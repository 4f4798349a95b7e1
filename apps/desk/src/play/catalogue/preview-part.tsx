import { Select } from '@mantine/core';
import { useCountries } from '../../lib/countries.ts';
import { useLanguage } from '../../lib/language.ts';
import { Notice } from '../../ui/states.tsx';
import styles from './catalogue.module.css';
import type { ArrangedGame, ArrangedGroup, CatalogueView, Show } from './catalogue-view.ts';
import { Cover } from './cover.tsx';
import { lobbyOf } from './lobby-order.ts';
import { useCatalogueTexts } from './texts/index.ts';

interface PreviewPartProps {
  /** In the order of the draft. */
  games: readonly ArrangedGame[];
  groups: readonly ArrangedGroup[];
  view: CatalogueView;
  show: Show;
}

/** The home page as a visitor of some country sees it. */
export function PreviewPart({ games, groups, view, show }: PreviewPartProps) {
  const t = useCatalogueTexts();
  const language = useLanguage();
  const countries = useCountries();
  const country = /^[A-Z]{2}$/.test(view.from ?? '') ? view.from! : '';
  const sections = lobbyOf(games, groups, country);
  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <Select
          size="xs"
          label={t('from')}
          placeholder={t('fromNowhere')}
          data={countries}
          value={country || null}
          onChange={(code) => show({ tab: 'preview', ...(code ? { from: code } : {}) }, true)}
          searchable
          clearable
        />
        <p className={styles.quiet}>{t('previewAbout')}</p>
      </div>
      {sections.length === 0 && <Notice title={t('emptyLobby')} />}
      {sections.map(({ name, games: shown }) => {
        const title = typeof name === 'string' ? t(name) : name[language];
        return (
          <section key={title} className={styles.shelf}>
            <h2>{title}</h2>
            <ol>
              {shown.map((game) => (
                <li key={game.id} data-ahead={game.state === 'announced' || undefined}>
                  <Cover cover={game.cover} large />
                  <span>{game.name}</span>
                  {game.state === 'announced' && <em>{t('comingSoon')}</em>}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
