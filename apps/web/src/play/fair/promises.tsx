import { Icon, type IconName } from '@fairhouse/ui/icon.tsx';
import styles from './fair.module.css';
import { Section } from './section.tsx';
import { type FairText, useFairTexts } from './texts/index.ts';

const promises: readonly [IconName, FairText, FairText][] = [
  ['key', 'promise1', 'promise1Text'],
  ['user', 'promise2', 'promise2Text'],
  ['turn', 'promise3', 'promise3Text'],
  ['globe', 'promise4', 'promise4Text'],
  ['chart', 'promise5', 'promise5Text'],
];

export function Promises() {
  const t = useFairTexts();
  return (
    <Section title={t('promisesTitle')}>
      <ul className={styles.promises}>
        {promises.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
