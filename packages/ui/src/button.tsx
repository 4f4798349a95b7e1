import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

type Look = {
  /** `primary` once per screen: what most people came for. `plain` beside it, `quiet` for the rest, `danger` to end or lose something. */
  variant?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'm' | 's';
  /** As wide as what holds it. */
  wide?: boolean;
};

export type ButtonProps = Look & {
  children: ReactNode;
  icon?: IconName;
  /** Shows a spinner, keeps the width and takes no more clicks. */
  busy?: boolean;
} & Omit<ComponentProps<'button'>, 'className'>;

/** A button; `type="button"` by default. */
export function Button({ variant, size, wide, icon, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide })}
      aria-busy={busy || undefined}
      // Disabled would drop the focus of anyone who just pressed it.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.face} data-hidden={busy || undefined}>
        {icon && <Icon name={icon} size={18} />}
        {children}
      </span>
      {busy && (
        <span className={styles.busy}>
          <Spinner size={20} />
        </span>
      )}
    </button>
  );
}

/** The looks of a button for a link. */
export function buttonClass({ variant = 'plain', size = 'm', wide = false }: Look = {}): string {
  return classes(styles.button, styles[variant], size === 's' && styles.small, wide && styles.wide);
}

/** A round button of one icon; `label` is its name for those who do not see it. */
export function IconButton({
  icon,
  label,
  size = 22,
  ...rest
}: { icon: IconName; label: string; size?: number } & Omit<ComponentProps<'button'>, 'className' | 'children'>) {
  return (
    <button type="button" {...rest} className={styles.icon} aria-label={label} title={label}>
      <Icon name={icon} size={size} />
    </button>
  );
}

/** The same for a link. */
export function IconLink({
  icon,
  label,
  size = 22,
  href,
}: {
  icon: IconName;
  label: string;
  size?: number;
  href: string;
}) {
  return (
    <a href={href} className={styles.icon} aria-label={label} title={label}>
      <Icon name={icon} size={size} />
    </a>
  );
}
