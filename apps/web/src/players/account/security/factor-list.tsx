import { Button } from '@fairhouse/ui/button.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import type { ReactNode } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import { dayText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import account from '../account.module.css';
import { useAccountTexts } from '../texts/index.ts';
import styles from './security.module.css';
import type { Factors, Passkey, Task } from './task.ts';

/** With so few left it is time for new ones. */
const fewCodes = 3;

/** The factors with what is on, and what can be done with each. */
export function FactorList({
  factors,
  onTask,
  onRename,
}: {
  factors: Factors;
  onTask: (task: Task) => void;
  onRename: (passkey: Passkey) => void;
}) {
  const t = useAccountTexts();
  const language = useLanguage();
  const { totp, passkeys, takesPasskeys, recoveryCodesLeft: left } = factors;
  const isProtected = totp !== null || passkeys.length > 0;
  const canAdd = takesPasskeys && browserSupportsWebAuthn();
  return (
    <div className={styles.sections}>
      <Section title={t('totpTitle')} text={t('totpText')} isOn={totp !== null}>
        {totp && <p className={styles.text}>{t('totpSince', { date: dayText(totp.since, language) })}</p>}
        {totp ? (
          <Button onClick={() => onTask({ do: 'removeTotp' })}>{t('switchOff')}</Button>
        ) : (
          <Button variant="primary" onClick={() => onTask({ do: 'addTotp' })}>
            {t('switchOn')}
          </Button>
        )}
      </Section>

      <Section title={t('passkeysTitle')} text={t('passkeysText')} isOn={passkeys.length > 0}>
        {passkeys.length > 0 && (
          <ul className={styles.passkeys}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onTask={onTask} onRename={onRename} />
            ))}
          </ul>
        )}
        {canAdd ? (
          <Button onClick={() => onTask({ do: 'addPasskey' })}>{t('addPasskey')}</Button>
        ) : (
          <p className={styles.text}>{t('passkeysUnable')}</p>
        )}
      </Section>

      {isProtected && (
        <Section title={t('recoveryTitle')} text={t('recoveryText')} state={t('recoveryLeft', { count: left })}>
          {left <= fewCodes && <p className={styles.few}>{t('recoveryFew')}</p>}
          <Button onClick={() => onTask({ do: 'newCodes' })}>{t('newCodes')}</Button>
        </Section>
      )}

      <Notice>
        <p>{t('wayOut')}</p>
        <button type="button" className={account.link} onClick={() => openPopup('contact', {})}>
          {t('contactSupport')}
        </button>
      </Notice>
    </div>
  );
}

function Section({
  title,
  text,
  isOn = false,
  state,
  children,
}: {
  title: string;
  text: string;
  isOn?: boolean;
  state?: string;
  children: ReactNode;
}) {
  const t = useAccountTexts();
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.state} data-on={isOn || undefined}>
          {state ?? (isOn ? t('isOn') : t('isOff'))}
        </span>
      </div>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}

function PasskeyRow({
  passkey,
  onTask,
  onRename,
}: {
  passkey: Passkey;
  onTask: (task: Task) => void;
  onRename: (passkey: Passkey) => void;
}) {
  const t = useAccountTexts();
  const language = useLanguage();
  const { name, createTime, lastUsedTime } = passkey;
  const used = lastUsedTime ? t('passkeyUsed', { date: dayText(lastUsedTime, language) }) : t('passkeyUnused');
  return (
    <li>
      <div className={styles.passkey}>
        {name}
        <small>
          {t('passkeyMade', { date: dayText(createTime, language) })}, {used}
        </small>
      </div>
      <div className={styles.acts}>
        <Button variant="quiet" size="s" aria-label={t('renameNamed', { name })} onClick={() => onRename(passkey)}>
          {t('rename')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          aria-label={t('removeNamed', { name })}
          onClick={() => onTask({ do: 'removePasskey', passkey })}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
