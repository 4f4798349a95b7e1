import { type PlayerLanguage, playerLanguageOf } from '@fairhouse/money';
import type { StaffMailKind } from '../../lib/staff-mail-kind.ts';
import { mailFrame } from './mail-frame.ts';
import type { NoticeKind } from './notices/notice-kind.ts';
import { notices } from './notices.ts';
import { staffMails } from './staff-mails.ts';
import type { Template } from './template.ts';

export type MailKind = 'activate' | 'resetPassword' | NoticeKind | StaffMailKind;

/** The words of every mail. `{site}` and `{username}` are filled in. */
const templates: Record<PlayerLanguage, Record<MailKind, Template>> = {
  en: {
    ...notices.en,
    ...staffMails.en,
    activate: {
      subject: 'Confirm your email address',
      greeting: 'Hello {username},',
      sentence: 'welcome to {site}. Please confirm your email address. The link works once and is valid for two days.',
      button: 'Confirm email address',
      footer: 'Didn’t join {site}? You can ignore this email.',
    },
    resetPassword: {
      subject: 'Set a new password',
      greeting: 'Hello {username},',
      sentence: 'you requested a new password at {site}. The link works once and is valid for 30 minutes.',
      button: 'Set a new password',
      footer: 'Didn’t request this? You can ignore this email; your password won’t change.',
    },
  },
  fil: {
    ...notices.fil,
    ...staffMails.fil,
    activate: {
      subject: 'Kumpirmahin ang iyong email address',
      greeting: 'Kumusta {username},',
      sentence:
        'maligayang pagdating sa {site}. Pakikumpirma na sa iyo ang email na ito. Isang beses lang gagana ang link, sa loob ng dalawang araw.',
      button: 'Kumpirmahin ang address ko',
      footer: 'Hindi ka sumali sa {site}? Huwag pansinin ang email na ito.',
    },
    resetPassword: {
      subject: 'Magtakda ng bagong password',
      greeting: 'Kumusta {username},',
      sentence:
        'humiling ka ng bagong password sa {site}. Isang beses lang gagana ang link, sa loob ng kalahating oras.',
      button: 'Magtakda ng bagong password',
      footer: 'Hindi ikaw ang humiling? Huwag pansinin ang email na ito; hindi magbabago ang iyong password.',
    },
  },
  // Operators have English and Filipino.
  pt: {
    ...notices.pt,
    ...staffMails.en,
    activate: {
      subject: 'Confirme seu e-mail',
      greeting: 'Olá {username},',
      sentence: 'boas-vindas a {site}. Confirme seu e-mail. O link funciona uma vez e vale por dois dias.',
      button: 'Confirmar e-mail',
      footer: 'Não se cadastrou em {site}? Você pode ignorar este e-mail.',
    },
    resetPassword: {
      subject: 'Defina uma nova senha',
      greeting: 'Olá {username},',
      sentence: 'você pediu uma nova senha em {site}. O link funciona uma vez e vale por 30 minutos.',
      button: 'Definir nova senha',
      footer: 'Não pediu isto? Você pode ignorar este e-mail; sua senha não muda.',
    },
  },
  es: {
    ...notices.es,
    ...staffMails.en,
    activate: {
      subject: 'Confirma tu correo',
      greeting: 'Hola {username},',
      sentence: 'te damos la bienvenida a {site}. Confirma tu correo. El enlace funciona una vez y vale dos días.',
      button: 'Confirmar correo',
      footer: '¿No te registraste en {site}? Puedes ignorar este correo.',
    },
    resetPassword: {
      subject: 'Crea una contraseña nueva',
      greeting: 'Hola {username},',
      sentence: 'pediste una contraseña nueva en {site}. El enlace funciona una vez y vale 30 minutos.',
      button: 'Crear contraseña nueva',
      footer: '¿No lo pediste? Puedes ignorar este correo; tu contraseña no cambiará.',
    },
  },
};

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, if not to the casino's own address. */
  replyTo?: string;
  /** Of promotional mails: ends them with one request (RFC 8058). */
  unsubscribeLink?: string;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  name: string;
  contentType: string;
  content: Buffer;
}

/** What a mail tells, without its greeting and its links: for the same in the page. */
export function noticeText(kind: NoticeKind, language: PlayerLanguage, values: Record<string, string>): string {
  const { sentence } = notices[language][kind];
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

export function looksLikeAddress(username = ''): boolean {
  return /^www\.|\.[a-z]{2,}(?=$|[._-])|[@:/]/i.test(username);
}

/** The mail as text and as HTML; every value is encoded on its way into the HTML. */
export function writeMail(
  kind: MailKind,
  language: string,
  values: Record<string, string>,
  siteName: string,
): WrittenMail {
  const of = playerLanguageOf(language);
  const template = templates[of][kind];
  const all: Record<string, string> = { ...values, site: siteName };
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '');
  const [greeting, sentence, button, footer] = [
    // Mail programs make a link of a name such as www.example.com, and the mail would vouch for it.
    looksLikeAddress(values.username) ? template.greeting.replace(' {username}', '') : template.greeting,
    template.sentence,
    template.button,
    template.footer,
  ].map(fill) as [string, string, string, string];
  const link = values.link ?? '';
  return {
    subject: `${fill(template.subject)} – ${siteName}`,
    text: [greeting, sentence, `${button}: ${link}`, footer, siteName].join('\n\n'),
    html: mailFrame({
      language: of,
      siteName,
      heading: fill(template.subject),
      paragraphs: [greeting, sentence],
      button: { label: button, link },
      notes: [footer],
    }),
  };
}
