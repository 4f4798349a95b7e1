import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { openPopup } from '../../lib/address/popups.ts';
import { type Member, useMember } from '../../lib/session.ts';
import { NotActivated } from '../../ui/not-activated.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './texts/index.ts';

/** What the casino knows of the member. Only support changes it, after a check. */
export default function PersonalDetailsPopup({ onClose }: { onClose: () => void }) {
  const t = useAccountTexts();
  const member = useMember();
  if (!member) return null;
  return (
    <Dialog title={t('detailsTitle')} size="m" onClose={onClose}>
      <div className={styles.groups}>
        <NotActivated />
        <Group title={t('whoYouAre')} facts={identityOf(member, t)} />
        <Group title={t('whereYouLive')} facts={homeOf(member, t)} />
        <Group title={t('howToReachYou')} facts={reachOf(member, t)} />
        <Notice>
          <p>{t('detailsNote')}</p>
          <button type="button" className={styles.link} onClick={() => openPopup('contact', {})}>
            {t('contactSupport')}
          </button>
        </Notice>
      </div>
    </Dialog>
  );
}

type Fact = [name: string, value: string];
type T = ReturnType<typeof useAccountTexts>;

function identityOf(member: Member, t: T): Fact[] {
  return [
    [t('username'), member.username],
    [t('firstName'), member.firstName],
    [t('lastName'), member.lastName],
    [t('gender'), t(member.gender)],
  ];
}

function homeOf(member: Member, t: T): Fact[] {
  return [
    [t('country'), `${member.countryCode} - ${member.country}`],
    [t('postalCode'), member.postalCode],
    [t('city'), member.city],
    [t('address'), member.address],
  ];
}

function reachOf(member: Member, t: T): Fact[] {
  return [
    [t('email'), member.email],
    [t('mobile'), member.mobile && `+${member.mobilePrefix} ${member.mobile}`],
  ];
}

function Group({ title, facts }: { title: string; facts: Fact[] }) {
  const t = useAccountTexts();
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || t('none')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
