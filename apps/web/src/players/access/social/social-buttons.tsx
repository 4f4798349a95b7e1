import type { SocialProviderName } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { useState } from 'react';
import { useCall } from '../../../lib/query.ts';
import styles from '../form.module.css';
import { useAccessTexts } from '../texts/index.ts';
import { ProviderMark } from './provider-mark.tsx';
import { beginSocialLogin, type SocialAfterwards } from './social-login.ts';

const names: Record<SocialProviderName, string> = { facebook: 'Facebook', google: 'Google' };

/** A button for each provider that is configured; nothing where there is none. */
export function SocialButtons({ backurl, thenPlay }: SocialAfterwards) {
  const t = useAccessTexts();
  const [leaving, setLeaving] = useState<SocialProviderName>();
  const providers = useCall('/sys/auth/social/providers', {}, { staleTimeMs: 3_600_000 });
  if (!providers.data?.length) return null;

  async function leaveFor(provider: SocialProviderName): Promise<void> {
    setLeaving(provider);
    await beginSocialLogin(provider, { backurl, thenPlay });
    setLeaving(undefined);
  }

  return (
    <>
      <div className={styles.or}>{t('orWith')}</div>
      {providers.data.map((provider) => (
        <Button key={provider} wide busy={leaving === provider} onClick={() => void leaveFor(provider)}>
          <span className={styles.provider}>
            <ProviderMark provider={provider} />
            {t('continueWith', { provider: names[provider] })}
          </span>
        </Button>
      ))}
    </>
  );
}
