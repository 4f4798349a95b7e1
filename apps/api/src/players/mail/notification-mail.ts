import type { PlayerLanguage } from '@fairhouse/money';
import { mailFrame } from './mail-frame.ts';
import { looksLikeAddress, type WrittenMail } from './templates.ts';

export interface NotificationMail {
  language: PlayerLanguage;
  username: string;
  subject: string;
  sentence: string;
  /** Where the button leads. */
  link: string;
  /** Where the settings are that decide about such mails. */
  settingsLink: string;
  /** Of promotional mails: where they are stopped without a log-in. */
  unsubscribeLink?: string;
}

type Word = 'greeting' | 'button' | 'settings' | 'whyOffer' | 'unsubscribe';

const words: Record<PlayerLanguage, Record<Word, string>> = {
  en: {
    greeting: 'Hello {username},',
    button: 'Open {site}',
    settings: 'You choose what we email you under Notifications: {link}',
    whyOffer: 'You get this because you agreed to offers by email.',
    unsubscribe: 'Unsubscribe from offers',
  },
  fil: {
    greeting: 'Kumusta {username},',
    button: 'Buksan ang {site}',
    settings: 'Ikaw ang pumipili kung ano ang ini-email namin, sa Mga notification: {link}',
    whyOffer: 'Natanggap mo ito dahil pumayag ka sa mga alok sa email.',
    unsubscribe: 'Mag-unsubscribe sa mga alok',
  },
  pt: {
    greeting: 'Olá {username},',
    button: 'Abrir {site}',
    settings: 'Você escolhe o que enviamos por e-mail em Notificações: {link}',
    whyOffer: 'Você recebe isto porque concordou com ofertas por e-mail.',
    unsubscribe: 'Cancelar ofertas',
  },
  es: {
    greeting: 'Hola {username},',
    button: 'Abrir {site}',
    settings: 'Eliges qué te enviamos por correo en Notificaciones: {link}',
    whyOffer: 'Recibes esto porque aceptaste ofertas por correo.',
    unsubscribe: 'Cancelar las ofertas',
  },
};

/** A notification as a mail. One that is promotional can be unsubscribed from in the program for mail itself (RFC 8058). */
export function writeNotificationMail(mail: NotificationMail, siteName: string): WrittenMail {
  const { language, subject, sentence, link, settingsLink, unsubscribeLink } = mail;
  const t = words[language];
  const greeting = t.greeting.replace(' {username}', looksLikeAddress(mail.username) ? '' : ` ${mail.username}`);
  const button = t.button.replace('{site}', siteName);
  const settings = t.settings.replace('{link}', settingsLink);
  const notes = [...(unsubscribeLink ? [t.whyOffer] : []), settings];
  return {
    subject: `${subject} – ${siteName}`,
    text: [
      greeting,
      sentence,
      `${button}: ${link}`,
      ...notes,
      ...(unsubscribeLink ? [`${t.unsubscribe}: ${unsubscribeLink}`] : []),
      siteName,
    ].join('\n\n'),
    html: mailFrame({
      language,
      siteName,
      heading: subject,
      paragraphs: [greeting, sentence],
      button: { label: button, link },
      notes,
      ...(unsubscribeLink ? { ending: { label: t.unsubscribe, link: unsubscribeLink } } : {}),
    }),
    ...(unsubscribeLink ? { unsubscribeLink } : {}),
  };
}
