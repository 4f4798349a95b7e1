import { Icon, type IconName } from '@fairhouse/ui/icon.tsx';
import styles from './contact.module.css';

type Act =
  | { onClick: () => void; disabled?: boolean; href?: undefined }
  | { href: string; newTab?: boolean; onClick?: undefined };

/** One way of contact, a button or a link over the whole line. */
export function ContactOption({ icon, title, text, ...does }: { icon: IconName; title: string; text: string } & Act) {
  const inside = (
    <>
      <Icon name={icon} size={24} />
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <Icon name="forward" size={18} />
    </>
  );
  return (
    <li>
      {does.href === undefined ? (
        <button type="button" className={styles.way} disabled={does.disabled} onClick={does.onClick}>
          {inside}
        </button>
      ) : (
        <a
          className={styles.way}
          href={does.href}
          {...(does.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {inside}
        </a>
      )}
    </li>
  );
}
