import { Button, IconButton } from '@fairhouse/ui/button.tsx';
import { Window } from '@fairhouse/ui/layers/window.tsx';
import { Dialog as Radix } from 'radix-ui';
import { useCommonTexts } from '../../lib/texts/index.ts';
import styles from './promotion.module.css';
import { followPromotion, type Promotion } from './promotion-action.ts';
import { usePromotionsTexts } from './texts/index.ts';

/**
 * A picture with a sentence and one thing to do. A click beside it does not close it; Escape, the cross and
 * 'Not now' do.
 */
export default function PromotionPopup({ promotion, onClose }: { promotion: Promotion; onClose: () => void }) {
  const t = usePromotionsTexts();
  const common = useCommonTexts();
  const { title, text, buttonText, bgImg, mobileBgImg, action } = promotion;
  return (
    <Window className={styles.content} described onClose={onClose}>
      <picture>
        <source media="(max-width: 899px)" srcSet={mobileBgImg} width="1170" height="700" />
        <img className={styles.picture} src={bgImg} alt="" width="1440" height="640" />
      </picture>
      <div className={styles.close}>
        <IconButton icon="close" label={common('close')} onClick={onClose} />
      </div>
      <div className={styles.words}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Description className={styles.text}>{text}</Radix.Description>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => followPromotion(promotion)}>
            {buttonText}
          </Button>
          {action !== 'CLOSE_ONLY' && (
            <Button variant="quiet" onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </div>
      </div>
    </Window>
  );
}
