import { useState } from 'react';
import { showAlert } from '../lib/alerts.ts';
import { post } from '../lib/api.ts';
import { chooseLanguage, type Language, languages, useLanguage } from '../lib/language.ts';
import { languagesWithoutTexts, namedLanguages } from '../lib/language-list.ts';
import { navigate } from '../lib/location.ts';
import { openPopup } from '../lib/popups.ts';
import { endSession, type Member, useMember } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Money } from '../ui/money.tsx';
import styles from './menu.module.css';
import { useAppTexts } from './texts/index.ts';

type Section = 'cashier' | 'settings' | 'language';

/** The drawer from the right. One section is open at a time. */
export default function Menu({ onClose }: { onClose: () => void }) {
  const t = useAppTexts();
  const member = useMember();
  const [open, setOpen] = useState<Section | undefined>(member ? 'cashier' : undefined);
  const toggle = (section: Section) => setOpen(open === section ? undefined : section);
  const leadTo = (act: () => void) => () => {
    onClose();
    act();
  };

  return (
    <Drawer title={t('menu')} onClose={onClose} header={member && <Who member={member} />}>
      {member ? (
        <>
          <Folder icon="wallet" label={t('cashier')} open={open === 'cashier'} onToggle={() => toggle('cashier')}>
            <Entry label={t('deposit')} onClick={leadTo(() => openPopup('deposit'))} />
            <Entry label={t('deposits')} onClick={leadTo(() => openPopup('deposits', {}))} />
            <Entry label={t('cashOut')} onClick={leadTo(() => openPopup('cashOut', {}))} />
            <Entry label={t('cashOutHistory')} onClick={leadTo(() => openPopup('cashOut', { section: 'history' }))} />
            <Entry label={t('transactions')} onClick={leadTo(() => openPopup('transactions'))} />
          </Folder>
          <Folder icon="user" label={t('settings')} open={open === 'settings'} onToggle={() => toggle('settings')}>
            <Entry label={t('personalDetails')} onClick={leadTo(() => openPopup('personalDetails'))} />
            <Entry label={t('changePassword')} onClick={leadTo(() => openPopup('changePassword'))} />
            <Entry label={t('security')} onClick={leadTo(() => openPopup('security'))} />
            <Entry label={t('documents')} onClick={leadTo(() => openPopup('documents'))} />
          </Folder>
          <Entry icon="gift" label={t('rewards')} onClick={leadTo(() => openPopup('invite'))} />
          <Entry icon="plus" label={t('bonuses')} onClick={leadTo(() => openPopup('bonus'))} />
          <Entry icon="star" label={t('vipClub')} onClick={leadTo(() => openPopup('vipClub'))} />
          <Entry icon="tag" label={t('vipStore')} onClick={leadTo(() => openPopup('vipStore'))} />
          <Entry icon="mail" label={t('messages')} onClick={leadTo(() => openPopup('messages'))} />
          <Entry icon="clock" label={t('gameHistory')} onClick={leadTo(() => openPopup('gameHistory'))} />
        </>
      ) : (
        <div className={styles.doors}>
          <Button variant="primary" wide onClick={leadTo(() => openPopup('join'))}>
            {t('join')}
          </Button>
          <Button wide onClick={leadTo(() => openPopup('login', {}))}>
            {t('login')}
          </Button>
        </div>
      )}
      <Entry
        icon="info"
        label={t('promotions')}
        onClick={leadTo(() => openPopup('housePage', { page: 'promotionPageUrl' }))}
      />
      <Entry icon="wallet" label={t('banking')} onClick={leadTo(() => openPopup('legal', { text: 'banking' }))} />
      <Entry
        icon="document"
        label={t('cashoutRules')}
        onClick={leadTo(() => openPopup('housePage', { page: 'withdrawRulePageUrl' }))}
      />
      <Entry icon="external" label={t('contactUs')} onClick={leadTo(() => openPopup('contact', {}))} />
      <LanguageFolder open={open === 'language'} onToggle={() => toggle('language')} />
      {member && <Entry icon="leave" label={t('logout')} onClick={() => void logOut(onClose)} />}
    </Drawer>
  );
}

async function logOut(onClose: () => void): Promise<void> {
  const answer = await post('/sys/auth/logout', {});
  // -2: the session was over already, which is what was asked for.
  if (!answer.ok && answer.error !== -2) return void showAlert({ message: answer.message });
  endSession();
  onClose();
  navigate('/');
}

function Who({ member }: { member: Member }) {
  const t = useAppTexts();
  return (
    <div>
      <p className={styles.name}>{member.username}</p>
      <p className={styles.detail}>
        {t('memberNumber', { id: member.id })} · <Money value={member.availableBalance} currency={member.currency} />
      </p>
    </div>
  );
}

function LanguageFolder({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const t = useAppTexts();
  const chosen = useLanguage();
  return (
    <Folder icon="globe" label={t('language')} open={open} onToggle={onToggle}>
      {(Object.keys(languages) as Language[]).map((language) => (
        <Entry
          key={language}
          label={languages[language]}
          pressed={language === chosen}
          onClick={() => chooseLanguage(language)}
        />
      ))}
      <p className={styles.otherLanguages}>
        {t('otherLanguages')}{' '}
        {languagesWithoutTexts.map((code, index) => (
          <span key={code}>
            {index > 0 && ', '}
            <span lang={code}>{namedLanguages[code]}</span>
          </span>
        ))}
      </p>
    </Folder>
  );
}

function Folder({
  icon,
  label,
  open,
  onToggle,
  children,
}: {
  icon: IconName;
  label: string;
  open: boolean;
  onToggle: () => void;
  children: React.ReactNode;
}) {
  return (
    <div className={styles.folder}>
      <button type="button" className={styles.entry} aria-expanded={open} onClick={onToggle}>
        <Icon name={icon} />
        {label}
        <span className={styles.arrow}>
          <Icon name="down" size={18} />
        </span>
      </button>
      {open && <div className={styles.inside}>{children}</div>}
    </div>
  );
}

function Entry({
  icon,
  label,
  pressed,
  onClick,
}: {
  icon?: IconName;
  label: string;
  pressed?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles.entry} aria-pressed={pressed} onClick={onClick}>
      {icon && <Icon name={icon} />}
      {label}
      {pressed && (
        <span className={styles.arrow}>
          <Icon name="check" size={18} />
        </span>
      )}
    </button>
  );
}
