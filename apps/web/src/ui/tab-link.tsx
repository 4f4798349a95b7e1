import { usePhone } from '@fairhouse/ui/phone.ts';
import type { ReactNode } from 'react';
import { hrefOf } from '../lib/address/location.ts';
import { useCommonTexts } from '../lib/texts/index.ts';

/**
 * A link to a page beside the games, such as help: a tab of its own on wide screens, so that the game continues; on phones
 * it leads there, or opens what `onPhone` opens.
 */
export function TabLink({
  to,
  className,
  onPhone,
  children,
}: {
  to: string;
  className?: string;
  onPhone?: () => void;
  children: ReactNode;
}) {
  const t = useCommonTexts();
  const phone = usePhone();
  if (!phone) {
    return (
      <a className={className} href={hrefOf(to)} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> {t('newTab')}</span>
      </a>
    );
  }
  return (
    <a
      className={className}
      href={hrefOf(to)}
      onClick={
        onPhone &&
        ((event) => {
          event.preventDefault();
          onPhone();
        })
      }
    >
      {children}
    </a>
  );
}
