import { Icon } from '@fairhouse/ui/icon.tsx';
import type { ReactNode } from 'react';
import styles from './fair.module.css';
import { Section } from './section.tsx';
import { useFairTexts } from './texts/index.ts';

/** Other tools than this page, which is the operator's own. */
export function Tools() {
  const t = useFairTexts();
  return (
    <Section title={t('toolsTitle')} text={t('toolsText')}>
      <div className={styles.tools}>
        <div>
          <h3>{t('pythonTitle')}</h3>
          <p>{t('pythonText')}</p>
          <pre>
            <code>python3 verify_round.py --definitions definitions.json ROUND.json</code>
          </pre>
          <ul>
            <FileLink name="verify_round.py">{t('pythonGet')}</FileLink>
            <FileLink name="definitions.json">{t('definitionsGet')}</FileLink>
          </ul>
        </div>
        <div>
          <h3>{t('sourceTitle')}</h3>
          <p>{t('sourceText')}</p>
          <pre>
            <code>npm run check-round -- ROUND.json DEVICE.json</code>
          </pre>
        </div>
        <div>
          <h3>{t('writeTitle')}</h3>
          <p>{t('writeText')}</p>
          <ul>
            <FileLink name="fairness.md">{t('description')}</FileLink>
            <FileLink name="fairness-vectors.json">{t('vectors')}</FileLink>
          </ul>
        </div>
      </div>
    </Section>
  );
}

function FileLink({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <a className={styles.download} href={`/fair/${name}`} download={name}>
        <Icon name="document" size={18} /> {children}
      </a>
    </li>
  );
}
