import type { CallOutput } from '@fairhouse/contract';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { QrCode } from '@fairhouse/ui/qr-code.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { replacePopup } from '../../lib/address/popups.ts';
import { readUrl } from '../../lib/address/read-url.ts';
import { useCall } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';
import { openChat } from './chat/chat-widget.ts';
import styles from './contact.module.css';
import { ContactOption } from './contact-option.tsx';
import { siteEmail } from './site-email.ts';
import { useSupportTexts } from './texts/index.ts';
import { useChatAvailable } from './use-chat-available.ts';

type Settings = CallOutput<'/sys/sysSetting/contactUsSetting'>;

/** Every way there is, and none that is not configured. */
export function ContactWays({ onForm, onClose }: { onForm: () => void; onClose: () => void }) {
  const t = useSupportTexts();
  const member = useMember();
  const { data, error, isPending, refetch } = useCall('/sys/sysSetting/contactUsSetting', {});
  return (
    <Dialog title={t('title')} lead={t('lead')} onClose={onClose} size="s">
      {isPending ? (
        // All at once: a list that grows under the finger takes a tap for another way.
        <div className={styles.waiting}>
          <Spinner />
        </div>
      ) : (
        <ul className={styles.ways}>
          {member && (
            <ContactOption
              icon="mail"
              title={t('conversations')}
              text={t('conversationsText')}
              onClick={() => replacePopup('support', {})}
            />
          )}
          <ContactOption icon="document" title={t('writeToUs')} text={t('writeText')} onClick={onForm} />
          {data && <OtherWays settings={data} onClose={onClose} />}
        </ul>
      )}
      {!data && error && <LoadFailed error={{ message: t('waysFailed') }} onRetry={refetch} />}
    </Dialog>
  );
}

function OtherWays({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = useSupportTexts();
  const { telegramLink, whatsAppNumber, whatsAppQrCode, chatScript } = settings;
  const email = siteEmail(location.hostname, settings.siteEmail);
  return (
    <>
      {chatScript !== '' && <Chat script={chatScript} onClose={onClose} />}
      {email !== '' && <ContactOption icon="mail" title={t('email')} text={email} href={`mailto:${email}`} />}
      {isHttps(telegramLink) && (
        <ContactOption icon="external" title={t('telegram')} text={t('telegramText')} href={telegramLink} newTab />
      )}
      {whatsAppNumber !== '' && <WhatsApp number={whatsAppNumber} picture={whatsAppQrCode} />}
    </>
  );
}

function Chat({ script, onClose }: { script: string; onClose: () => void }) {
  const t = useSupportTexts();
  const member = useMember();
  const available = useChatAvailable();
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    const opened = await openChat(script, member?.username);
    setBusy(false);
    if (opened) onClose();
    else showToast(t('chatFailed'));
  }

  return (
    <ContactOption
      icon="user"
      title={t('chat')}
      text={t(!available ? 'chatClosed' : busy ? 'chatOpens' : 'chatText')}
      disabled={!available}
      onClick={() => !busy && void open()}
    />
  );
}

function WhatsApp({ number, picture }: { number: string; picture: string }) {
  const t = useSupportTexts();
  const address = `https://wa.me/${number.replace(/\D/g, '')}`;
  const label = t('qrCode', { number });
  return (
    <>
      <ContactOption icon="external" title={t('whatsApp')} text={number} href={address} newTab />
      <li className={styles.code}>
        {/* A picture from elsewhere would not pass the page's security policy: the code is drawn instead. */}
        {/^(\/(?!\/)|data:image\/)/.test(picture) ? (
          <img src={picture} alt={label} width="160" height="160" />
        ) : (
          <QrCode value={address} label={label} />
        )}
        <p>
          <Icon name="info" size={16} />
          {t('qrHint')}
        </p>
      </li>
    </>
  );
}

function isHttps(address: string): boolean {
  return readUrl(address)?.protocol === 'https:';
}
