import type { StaffMailKind } from '../../lib/staff-mail-kind.ts';
import type { Template } from './template.ts';

export const staffMails: Record<'en' | 'fil', Record<StaffMailKind, Template>> = {
  en: {
    staffInvited: {
      subject: 'Your invitation to the desk',
      greeting: 'Hello {username},',
      sentence:
        'you are invited to work at the desk of {site}. Choose how you sign in. The link works once and is valid for two days.',
      button: 'Open the invitation',
      footer: 'The link is for you alone: do not forward it. If you did not expect it, tell an administrator.',
    },
    staffRecovered: {
      subject: 'Set up your sign-in to the desk again',
      greeting: 'Hello {username},',
      sentence:
        'two administrators reset how you sign in to the desk of {site}. Set it up again. The link works once and is valid for two hours.',
      button: 'Set up sign-in',
      footer: 'You did not ask for this? Do not use the link, and tell an administrator you know at once.',
    },
    staffEmailChanged: {
      subject: 'Your address at the desk was changed',
      greeting: 'Hello {username},',
      sentence: 'two administrators changed the address for your desk account at {site} from this one to {email}.',
      button: 'Go to the desk',
      footer: 'You did not ask for this? Tell an administrator you know, or compliance, at once.',
    },
    staffCompanyLinked: {
      subject: 'Your company account now opens the desk',
      greeting: 'Hello {username},',
      sentence:
        'you signed in to the desk of {site} with {company} for the first time. From now on it opens your desk account.',
      button: 'Go to the desk',
      footer: 'That was not you? Tell an administrator, and those who manage the company accounts, at once.',
    },
    apiKeyEnding: {
      subject: 'An API key expires soon',
      greeting: 'Hello {username},',
      sentence:
        'the API key {key} that you made at the desk of {site} expires on {day}. Make another one and give it to the system that uses it, then revoke this one.',
      button: 'Open the API keys',
      footer: 'Nobody uses this key any more? Revoke it, or let it expire.',
    },
  },
  fil: {
    staffInvited: {
      subject: 'Imbitasyon mo sa desk',
      greeting: 'Kumusta {username},',
      sentence:
        'inimbitahan kang magtrabaho sa desk ng {site}. Piliin kung paano ka magsa-sign in. Isang beses lang gagana ang link, sa loob ng dalawang araw.',
      button: 'Buksan ang imbitasyon',
      footer: 'Para sa iyo lang ang link: huwag itong ipasa. Kung hindi mo ito inaasahan, sabihin sa administrator.',
    },
    staffRecovered: {
      subject: 'I-set up muli ang pag-sign in mo sa desk',
      greeting: 'Kumusta {username},',
      sentence:
        'ni-reset ng dalawang administrator ang pag-sign in mo sa desk ng {site}. I-set up itong muli. Isang beses lang gagana ang link, sa loob ng dalawang oras.',
      button: 'I-set up ang pag-sign in',
      footer: 'Hindi mo ito hiniling? Huwag gamitin ang link, at sabihin agad sa kilala mong administrator.',
    },
    staffEmailChanged: {
      subject: 'Napalitan ang address mo sa desk',
      greeting: 'Kumusta {username},',
      sentence:
        'pinalitan ng dalawang administrator ang address ng account mo sa desk ng {site}, mula rito patungong {email}.',
      button: 'Pumunta sa desk',
      footer: 'Hindi mo ito hiniling? Sabihin agad sa kilala mong administrator, o sa compliance.',
    },
    staffCompanyLinked: {
      subject: 'Nabubuksan na ng account mo sa kompanya ang desk',
      greeting: 'Kumusta {username},',
      sentence:
        'unang beses kang nag-sign in sa desk ng {site} gamit ang {company}. Mula ngayon, binubuksan nito ang account mo sa desk.',
      button: 'Pumunta sa desk',
      footer: 'Hindi ikaw iyon? Sabihin agad sa administrator, at sa namamahala ng mga account ng kompanya.',
    },
    apiKeyEnding: {
      subject: 'Malapit nang mag-expire ang isang API key',
      greeting: 'Kumusta {username},',
      sentence:
        'mag-e-expire sa {day} ang API key na {key} na ginawa mo sa desk ng {site}. Gumawa ng bago, ibigay ito sa system na gumagamit, saka bawiin ang luma.',
      button: 'Buksan ang mga API key',
      footer: 'Wala nang gumagamit ng key na ito? Bawiin ito, o hayaang mag-expire.',
    },
  },
};
