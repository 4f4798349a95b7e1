import { calls, notificationTopicNames, topicOf } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { isPlayerLanguage, playerLanguages } from '@fairhouse/money';
import type { FastifyInstance } from 'fastify';
import { encodeHtml } from '../../../http/encode-html.ts';
import type { Language } from '../../../http/language.ts';
import type { RateLimits } from '../../../http/rate-limits.ts';
import { Fault } from '../../../http/result.ts';
import { setChoice } from '../choices/set-choice.ts';
import { memberOfToken } from './unsubscribe-token.ts';

export const unsubscribePath = '/unsubscribe';

const maxBodyBytes = 4 * 1024;

interface UnsubscribePage {
  db: Database;
  siteName: string;
  /** The secret of now, and the one before while it is changed. */
  secrets: readonly string[];
  rateLimits: RateLimits;
}

interface Words {
  title: string;
  text: string;
}

const words: Record<Language, Record<'ask' | 'done' | 'wrong', Words> & { button: string }> = {
  en: {
    ask: {
      title: 'No more offers by email?',
      text: 'You will still get emails about your account, your money and its security.',
    },
    done: {
      title: 'Done: no more offers by email',
      text: 'You can switch them on again under Notifications on the site.',
    },
    wrong: {
      title: 'This link is not complete',
      text: 'Please open it from the email again, or switch offers off under Notifications on the site.',
    },
    button: 'Stop these emails',
  },
  fil: {
    ask: {
      title: 'Wala nang alok sa email?',
      text: 'Makakatanggap ka pa rin ng email tungkol sa account mo, pera mo at seguridad nito.',
    },
    done: {
      title: 'Tapos na: wala nang alok sa email',
      text: 'Maaari mo itong buksan muli sa Mga notification sa site.',
    },
    wrong: {
      title: 'Hindi kumpleto ang link na ito',
      text: 'Pakibuksan itong muli mula sa email, o isara ang mga alok sa Mga notification sa site.',
    },
    button: 'Itigil ang mga email na ito',
  },
  pt: {
    ask: {
      title: 'Não quer mais ofertas por e-mail?',
      text: 'Você ainda recebe e-mails sobre sua conta, seu dinheiro e a segurança dela.',
    },
    done: {
      title: 'Pronto: sem mais ofertas por e-mail',
      text: 'Você pode ligá-las de novo em Notificações no site.',
    },
    wrong: {
      title: 'Este link não está completo',
      text: 'Abra-o de novo no e-mail ou desligue as ofertas em Notificações no site.',
    },
    button: 'Parar estes e-mails',
  },
  es: {
    ask: {
      title: '¿No más ofertas por correo?',
      text: 'Seguirás recibiendo correos sobre tu cuenta, tu dinero y su seguridad.',
    },
    done: {
      title: 'Listo: no más ofertas por correo',
      text: 'Puedes activarlas otra vez en Notificaciones en el sitio.',
    },
    wrong: {
      title: 'Este enlace no está completo',
      text: 'Ábrelo otra vez desde el correo o desactiva las ofertas en Notificaciones en el sitio.',
    },
    button: 'Detener estos correos',
  },
};

/**
 * `GET` asks, since mail programs open links to look at them; `POST` does it, from the page or by the mail program's own button
 * (RFC 8058). Neither needs a session.
 */
export function unsubscribePage(server: FastifyInstance, casino: UnsubscribePage): void {
  const { db, siteName, secrets, rateLimits } = casino;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.route<{ Querystring: { token?: unknown; lang?: unknown } }>({
      method: ['GET', 'POST'],
      url: unsubscribePath,
      async handler(request, reply) {
        if (!(await rateLimits.allow(calls['/sys/auth/social/finish'], request.ip))) throw new Fault('tooManyRequests');
        const { token, lang } = request.query;
        const language = isPlayerLanguage(lang) ? lang : 'en';
        const memberId = typeof token === 'string' ? memberOfToken(secrets, token) : undefined;
        reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .type('text/html; charset=utf-8');
        if (memberId === undefined) return reply.status(400).send(page(siteName, language, 'wrong'));
        if (request.method !== 'POST') return page(siteName, language, 'ask');
        await stopOffers(db, memberId);
        return page(siteName, language, 'done');
      },
    });
  });
}

/** Switches off every promotional topic by mail. A repeat changes nothing. */
async function stopOffers(db: Database, memberId: bigint): Promise<void> {
  const topics = notificationTopicNames.filter((topic) => topicOf(topic).purpose === 'offer');
  for (const topic of topics) await setChoice(db, memberId, { topic, channel: 'mail', isOn: false });
}

function page(siteName: string, language: Language, state: 'ask' | 'done' | 'wrong'): string {
  const { [state]: shown, button } = words[language];
  const [title, text, site] = [shown.title, shown.text, siteName].map(encodeHtml);
  const form = state === 'ask' ? `<form method="post"><button>${encodeHtml(button)}</button></form>` : '';
  return `<!doctype html><html lang="${language}" dir="${playerLanguages[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} – ${site}</title><style>
body{margin:0;background:#0c1512;color:#f3ecdd;font:16px/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:12vh 24px}
h1{font:400 28px/1.25 Georgia,serif;margin:0 0 12px}p{color:#cfcbbd}
button{min-height:48px;padding:0 24px;border:0;border-radius:10px;background:#c9a45c;color:#14211c;font:600 16px/1 inherit;cursor:pointer}
a{color:#e2c588}</style></head><body><main><h1>${title}</h1><p>${text}</p>${form}<p><a href="/">${site}</a></p></main></body></html>`;
}
