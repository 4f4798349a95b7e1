import { Icon } from '@fairhouse/ui/icon.tsx';
import type { ReactNode } from 'react';
import { hrefOf } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { TabLink } from '../../ui/tab-link.tsx';
import styles from './help-area.module.css';
import { type HelpPageName, type HelpPlace, helpRoot, helpSections, infoPathOf } from './help-map.ts';
import { useHelpTexts } from './texts/index.ts';

/** The frame of every help page: where one is, what the page says, and what else there is. */
export function HelpArea({ title, place, children }: { title: string; place: HelpPlace; children: ReactNode }) {
  return (
    <div className={styles.area}>
      <Breadcrumb title={title} />
      <div className={styles.columns}>
        <div className={styles.text}>{children}</div>
        <Branches place={place} />
      </div>
    </div>
  );
}

/** 'Home > Privacy policy', the first leading to the index of the help area. */
function Breadcrumb({ title }: { title: string }) {
  const t = useHelpTexts();
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumb')} data-screen-only>
      <ol>
        <li>
          <a href={hrefOf(helpRoot)}>{t('home')}</a>
        </li>
        <li aria-hidden="true" className={styles.mark}>
          &gt;
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

function Branches({ place }: { place: HelpPlace }) {
  const t = useHelpTexts();
  return (
    <nav className={styles.branches} aria-label={t('branches')} data-screen-only>
      {helpSections.map((section) => (
        <section key={section.name}>
          <h2>
            <a
              href={hrefOf(infoPathOf(section))}
              aria-current={place.kind === 'info' && place.section === section ? 'page' : undefined}
            >
              {t(section.name)}
            </a>
          </h2>
          <ul>
            {(Object.keys(section.pages) as HelpPageName[]).map((name) => (
              <li key={name}>
                <a
                  href={hrefOf(`${infoPathOf(section)}/${name}`)}
                  aria-current={
                    place.kind === 'page' && place.article === (section.pages as Record<string, string>)[name]
                      ? 'page'
                      : undefined
                  }
                >
                  {t(name)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** What an info page says: the pages of its branch, the answers to what people ask, and where else there is help. */
export function BranchPages({ place, children }: { place: Extract<HelpPlace, { kind: 'info' }>; children: ReactNode }) {
  const t = useHelpTexts();
  const { section } = place;
  return (
    <>
      <p className={styles.lead}>{t(`${section.name}Lead`)}</p>
      <ul className={styles.cards}>
        {(Object.keys(section.pages) as HelpPageName[]).map((name) => (
          <li key={name}>
            <a className={styles.card} href={hrefOf(`${infoPathOf(section)}/${name}`)}>
              <strong>{t(name)}</strong>
              <span>{t(`${name}Lead`)}</span>
              <Icon name="forward" size={18} />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.answers}>{children}</div>
      <MoreHelp />
    </>
  );
}

/** What is not a page of a branch: the crypto guide, the look-up of a cash-out, and people. */
export function MoreHelp() {
  const t = useHelpTexts();
  return (
    <ul className={styles.more}>
      <li>
        <TabLink to="/aboutBtc" onPhone={() => openPopup('aboutBtc')}>
          {t('cryptoGuide')}
        </TabLink>
      </li>
      <li>
        <a href={hrefOf('/withdrawQuery')}>{t('lookUp')}</a>
      </li>
      <li>
        <button type="button" onClick={() => openPopup('legal', { text: 'banking' })}>
          {t('banking')}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => openPopup('legal', { text: 'userAgreement' })}>
          {t('userAgreement')}
        </button>
      </li>
    </ul>
  );
}
