import { Icon } from '@fairhouse/ui/icon.tsx';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './step-indicator.module.css';

/** Numbered circles: `current` (from 1) is active, those before it are ticked. */
export function StepIndicator({ current, count = 3 }: { current: number; count?: number }) {
  const t = useCommonTexts();
  return (
    <ol className={styles.steps} aria-label={t('step', { number: current, count })}>
      {Array.from({ length: count }, (_, index) => index + 1).map((step) => (
        <li
          key={step}
          className={styles.step}
          data-state={step < current ? 'done' : step === current ? 'active' : 'ahead'}
          aria-current={step === current ? 'step' : undefined}
        >
          <span>{step < current ? <Icon name="check" size={16} /> : step}</span>
        </li>
      ))}
    </ol>
  );
}
