import { Icon, type IconName } from '@fairhouse/ui/icon.tsx';
import { useState } from 'react';
import { hrefOf } from '../../lib/address/location.ts';
import styles from './crypto-guide.module.css';
import type { en } from './texts/en.ts';
import { useHelpTexts } from './texts/index.ts';

type HelpText = keyof typeof en;

/** The six sections, each with its sentences. The first explains, the others are steps. */
const sections = [
  { name: 'btcIntro', icon: 'info', count: 3 },
  { name: 'btcWallet', icon: 'wallet', count: 4 },
  { name: 'btcExchange', icon: 'user', count: 4 },
  { name: 'btcBuy', icon: 'plus', count: 3 },
  { name: 'btcTransfer', icon: 'forward', count: 4 },
  { name: 'btcDeposit', icon: 'check', count: 4 },
] as const satisfies readonly { name: HelpText; icon: IconName; count: number }[];
type Section = (typeof sections)[number];

/** An accordion from opening a wallet to the deposit; one section is open at a time. */
export function CryptoGuide() {
  const t = useHelpTexts();
  const [open, setOpen] = useState<Section['name'] | undefined>('btcIntro');
  return (
    <>
      <ol className={styles.sections}>
        {sections.map((section) => (
          <li key={section.name} className={styles.section}>
            <h2>
              <button
                type="button"
                aria-expanded={open === section.name}
                aria-controls={`crypto-${section.name}`}
                onClick={() => setOpen(open === section.name ? undefined : section.name)}
              >
                <span className={styles.sign}>
                  <Icon name={section.icon} />
                </span>
                {t(section.name)}
                <Icon name="down" size={18} />
              </button>
            </h2>
            <div id={`crypto-${section.name}`} hidden={open !== section.name} className={styles.inside}>
              <Sentences section={section} />
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.promotions}>
        <a href={hrefOf('/')}>{t('btcPromotions')}</a>
      </p>
    </>
  );
}

function Sentences({ section: { name, count } }: { section: Section }) {
  const t = useHelpTexts();
  const sentences = Array.from({ length: count }, (_, index) => t(`${name}${index + 1}` as HelpText));
  if (name === 'btcIntro') return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
  return (
    <ol className={styles.steps}>
      {sentences.map((sentence, index) => (
        <li key={sentence}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {sentence}
        </li>
      ))}
    </ol>
  );
}
