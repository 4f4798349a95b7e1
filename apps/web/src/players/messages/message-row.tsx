import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { Icon, type IconName } from '@fairhouse/ui/icon.tsx';
import { hrefOf } from '../../lib/address/location.ts';
import { momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import styles from './messages.module.css';
import { type Message, pages } from './open-message.ts';
import { useMessagesTexts } from './texts/index.ts';

const icons: Record<Message['type'], IconName> = { 0: 'wallet', 10: 'gift', 20: 'mail' };

/** One message with what can be done about it: see what it is about or names, or, of the casino's other words, mark them as read. */
export function MessageRow({ message, onOpen, onRead }: { message: Message; onOpen: () => void; onRead: () => void }) {
  const t = useMessagesTexts();
  const language = useLanguage();
  const { type, status, link, createTime } = message;
  const unread = status === 0;
  return (
    <article className={styles.row} data-unread={unread || undefined}>
      <span className={styles.sign}>
        <Icon name={icons[type]} />
      </span>
      <div className={styles.words}>
        <h3>
          {t(`type${type}`)}
          {unread && <span className={styles.mark}>{t('unread')}</span>}
        </h3>
        <p className={styles.text}>{message.message}</p>
        <time dateTime={createTime}>{momentText(createTime, language)}</time>
      </div>
      {(type !== 20 || link || unread) && (
        <div className={styles.acts}>
          <Way message={message} onOpen={onOpen} />
          {unread && (
            <Button size="s" variant="quiet" onClick={onRead}>
              {t('markRead')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** To what the message is about: a page of its own, or a pop-up over this one. */
function Way({ message: { type, link }, onOpen }: { message: Message; onOpen: () => void }) {
  const t = useMessagesTexts();
  const page = link && pages[link];
  if (page) {
    return (
      <a className={buttonClass({ size: 's', variant: 'quiet' })} href={hrefOf(page)} onClick={onOpen}>
        {t(`link_${link}`)}
      </a>
    );
  }
  if (type === 20 && !link) return null;
  return (
    <Button size="s" variant="quiet" onClick={onOpen}>
      {type === 20 ? t(`link_${link!}`) : t(`open${type}`)}
    </Button>
  );
}
