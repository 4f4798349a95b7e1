import { playerLanguageCodes } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Icon, type IconName } from '@fairhouse/ui/icon.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { Drawer } from '@fairhouse/ui/layers/drawer.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { navigate } from '../lib/address/location.ts';
import { openPopup } from '../lib/address/popups.ts';
import { post } from '../lib/api.ts';
import { chooseLanguage, languages, useLanguage } from '../lib/language/language.ts';
import { languagesWithoutTexts, namedLanguages } from '../lib/language/language-list.ts';
import { lazyCode as lazy } from '../lib/lazy-code.ts';
import { endSession, type Member, useMember } from '../lib/session.ts';
import { commonText } from '../lib/texts/index.ts';
import { chooseTheme, themes, useTheme } from '../lib/theme.ts';
import { hasSubscription } from '../players/messages/has-subscription.ts';
import { Money } from '../ui/money.tsx';
import styles from './menu.module.css';
import { Optional } from './optional.tsx';
import { useAppTexts } from './texts/index.ts';

const LevelInBar = lazy(() => import('../growth/vip/level-in-bar.tsx'));

type Section = 'cashier' | 'settings' | 'language' | 'theme';

/** The drawer from the right. One section is open at a time. */
export default function Menu({ onClose }: { onClose: () => void }) {
  const t = useAppTexts();
  const member = useMember();
  const [open, setOpen] = useState<Section | undefined>(member ? 'cashier' : undefined);
  const toggle = (section: Section) => setOpen(open === section ? undefined : section);
  const leadTo = (run: () => void) => () => {
    onClose();
    run();
  };

  return (
    <Drawer title={t('menu')} onClose={onClose} header={member && <MemberSummary member={member} onLeave={onClose} />}>
      {member ? (
        <>
          <MenuSection icon="wallet" label={t('cashier')} open={open === 'cashier'} onToggle={() => toggle('cashier')}>
            <MenuItem label={t('deposit')} onClick={leadTo(() => openPopup('deposit'))} />
            <MenuItem label={t('deposits')} onClick={leadTo(() => openPopup('deposits', {}))} />
            <MenuItem label={t('cashOut')} onClick={leadTo(() => openPopup('cashOut', {}))} />
            <MenuItem
              label={t('cashOutHistory')}
              onClick={leadTo(() => openPopup('cashOut', { section: 'history' }))}
            />
            <MenuItem label={t('transactions')} onClick={leadTo(() => openPopup('transactions'))} />
          </MenuSection>
          <MenuSection icon="user" label={t('settings')} open={open === 'settings'} onToggle={() => toggle('settings')}>
            <MenuItem label={t('personalDetails')} onClick={leadTo(() => openPopup('personalDetails'))} />
            <MenuItem label={t('changePassword')} onClick={leadTo(() => openPopup('changePassword'))} />
            <MenuItem label={t('security')} onClick={leadTo(() => openPopup('security'))} />
            <MenuItem label={t('titleIdentity')} onClick={leadTo(() => navigate('/identity'))} />
            <MenuItem label={t('notifications')} onClick={leadTo(() => navigate('/notifications'))} />
            <MenuItem label={t('yourData')} onClick={leadTo(() => navigate('/your-data'))} />
            <MenuItem label={t('documents')} onClick={leadTo(() => openPopup('documents'))} />
          </MenuSection>
          <MenuItem icon="gift" label={t('rewards')} onClick={leadTo(() => openPopup('invite'))} />
          <MenuItem icon="plus" label={t('bonuses')} onClick={leadTo(() => openPopup('bonus'))} />
          <MenuItem icon="star" label={t('vipClub')} onClick={leadTo(() => openPopup('vipClub'))} />
          <MenuItem icon="check" label={t('missions')} onClick={leadTo(() => navigate('/missions'))} />
          <MenuItem icon="tag" label={t('vipStore')} onClick={leadTo(() => openPopup('vipStore'))} />
          <MenuItem icon="mail" label={t('messages')} onClick={leadTo(() => openPopup('messages'))} />
          <MenuItem icon="clock" label={t('gameHistory')} onClick={leadTo(() => openPopup('gameHistory'))} />
        </>
      ) : (
        <div className={styles.loginControls}>
          <Button variant="primary" wide onClick={leadTo(() => openPopup('join'))}>
            {t('join')}
          </Button>
          <Button wide onClick={leadTo(() => openPopup('login', {}))}>
            {t('login')}
          </Button>
        </div>
      )}
      {!member && <MenuItem icon="star" label={t('vipClub')} onClick={leadTo(() => navigate('/levels'))} />}
      <MenuItem icon="info" label={t('promotions')} onClick={leadTo(() => navigate('/promotions'))} />
      <MenuItem icon="chart" label={t('competitions')} onClick={leadTo(() => navigate('/competitions'))} />
      <MenuItem icon="shield" label={t('playSafely')} onClick={leadTo(() => navigate('/play-safely'))} />
      <MenuItem icon="wallet" label={t('banking')} onClick={leadTo(() => openPopup('legal', { text: 'banking' }))} />
      <MenuItem
        icon="document"
        label={t('cashoutRules')}
        onClick={leadTo(() => openPopup('casinoPage', { page: 'withdrawRulePageUrl' }))}
      />
      <MenuItem icon="external" label={t('contactUs')} onClick={leadTo(() => openPopup('contact', {}))} />
      <LanguageSection open={open === 'language'} onToggle={() => toggle('language')} />
      <ThemeSection open={open === 'theme'} onToggle={() => toggle('theme')} />
      {member && <MenuItem icon="leave" label={t('logout')} onClick={() => void logOut(onClose)} />}
    </Drawer>
  );
}

async function logOut(onClose: () => void): Promise<void> {
  const answer = await post('/sys/auth/logout', {});
  // -2: the session was over already, which is what was asked for.
  if (!answer.ok && answer.error !== -2) return void showAlert({ message: answer.message });
  endSession();
  // A browser that was logged out is sent nothing; the casino has ended it already.
  if (hasSubscription())
    void import('../players/messages/push-subscription.ts').then((it) => it.unsubscribe()).catch(() => {});
  onClose();
  navigate('/');
}

function MemberSummary({ member, onLeave }: { member: Member; onLeave: () => void }) {
  const t = useAppTexts();
  return (
    <div className={styles.summary}>
      <p className={styles.name}>{member.username}</p>
      <p className={styles.detail}>
        {t('memberNumber', { id: member.id })} · <Money value={member.availableBalance} currency={member.currency} />
      </p>
      <div className={styles.level}>
        <Optional>
          <LevelInBar member={member} onOpen={onLeave} />
        </Optional>
      </div>
    </div>
  );
}

function LanguageSection({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const t = useAppTexts();
  const chosen = useLanguage();
  return (
    <MenuSection icon="globe" label={t('language')} open={open} onToggle={onToggle}>
      {playerLanguageCodes.map((language) => (
        <MenuItem
          key={language}
          label={languages[language].name}
          pressed={language === chosen}
          onClick={() => void chooseLanguage(language).catch(() => showToast(commonText('networkFailed')))}
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
    </MenuSection>
  );
}

function ThemeSection({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const t = useAppTexts();
  const chosen = useTheme();
  return (
    <MenuSection icon="eye" label={t('theme')} open={open} onToggle={onToggle}>
      {themes.map((theme) => (
        <MenuItem
          key={theme}
          label={t(`theme_${theme}`)}
          pressed={theme === chosen}
          onClick={() => chooseTheme(theme)}
        />
      ))}
    </MenuSection>
  );
}

function MenuSection({
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
    <div>
      <button type="button" className={styles.item} aria-expanded={open} onClick={onToggle}>
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

function MenuItem({
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
    <button type="button" className={styles.item} aria-pressed={pressed} onClick={onClick}>
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
