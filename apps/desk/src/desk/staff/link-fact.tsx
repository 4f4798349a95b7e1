import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { post } from '../../lib/api.ts';
import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { Fact } from '../../ui/facts/facts.tsx';
import styles from './staff.module.css';
import type { StaffPerson } from './staff-person.ts';
import { useStaffTexts } from './texts.ts';
import { useAnswerMessage, useLinkMessage } from './use-answer-message.ts';

/** Where the link of somebody who cannot sign in yet was mailed; the link itself is shown to nobody. */
export function LinkFact({ person }: { person: StaffPerson }) {
  const t = useStaffTexts();
  const language = useLanguage();
  const said = useAnswerMessage();
  const saidOfLink = useLinkMessage();
  const { id, linkSentTime, maskedEmail } = person;
  if (person.passkeys > 0 || person.password || person.companyAccount || !person.enabled || maskedEmail === null)
    return null;
  const complain = async (problem: Promise<string | undefined>) => {
    const words = await problem;
    if (words) showToast(words);
  };
  const sendAgain = async () => complain(saidOfLink(await post('/operator/staff/sendLink', { id })));
  const withdraw = async () => complain(said(await post('/operator/staff/withdrawLink', { id })));
  return (
    <Fact name={t('link')}>
      {linkSentTime ? t('sentAt', { address: maskedEmail, time: momentText(linkSentTime, language) }) : t('noLink')}
      <span className={styles.line}>
        <Button size="compact-xs" variant="default" onClick={() => void sendAgain()}>
          {t('sendAgain')}
        </Button>
        {linkSentTime && (
          <Button size="compact-xs" variant="default" onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        )}
      </span>
    </Fact>
  );
}
