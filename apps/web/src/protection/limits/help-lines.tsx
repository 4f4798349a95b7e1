import { Icon } from '@fairhouse/ui/icon.tsx';
import type { Protection } from '../../lib/protection/use-protection.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import styles from './protection.module.css';
import { Section } from './section.tsx';
import { useSafetyTexts } from './texts/index.ts';

type HelpLine = Protection['helpLines'][number];

export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  const t = useSafetyTexts();
  if (lines.length === 0) return null;
  return (
    <Section title={t('helpTitle')} text={t('helpText')}>
      <HelpLineList lines={lines} />
    </Section>
  );
}

export function HelpLineList({ lines }: { lines: readonly HelpLine[] }) {
  const t = useSafetyTexts();
  const common = useCommonTexts();
  return (
    <ul className={styles.help}>
      {lines.map(({ name, url, phone, hours }) => (
        <li key={name}>
          <Icon name="heart" />
          <div>
            <a href={url} target="_blank" rel="noreferrer">
              {name} <Icon name="external" size={14} />
              <span className="visually-hidden"> {common('newTab')}</span>
            </a>
            {hours && <p className={styles.small}>{hours}</p>}
          </div>
          {phone && (
            <a className={styles.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {t('call', { phone })}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
