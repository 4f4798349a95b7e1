import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  roles: 'Roles',
  noRoles: 'none yet',
  alsoMember: 'You are also the members',
  sessionEnds: 'This session ends',
  idleEnds: 'Unless used, it ends',
  sessions: 'Sessions and tokens',
  makeToken: 'Token for the command line',
  makeTokenTitle: 'Make a token',
  tokenAbout: 'Good for 12 hours, with your rights. Sign in with it: npm run operator -- login',
  tokenLabel: 'What it is for',
  make: 'Make',
  tokenOnce: 'This token is shown this once.',
  mayDo: 'What you may do',
};

const fil: Texts<keyof typeof en> = {
  roles: 'Mga tungkulin',
  noRoles: 'wala pa',
  alsoMember: 'Ikaw rin ang mga miyembrong',
  sessionEnds: 'Matatapos ang session na ito',
  idleEnds: 'Kung hindi gagamitin, matatapos',
  sessions: 'Mga session at token',
  makeToken: 'Token para sa command line',
  makeTokenTitle: 'Gumawa ng token',
  tokenAbout: 'May bisang 12 oras, taglay ang mga karapatan mo. Mag-sign in gamit ito: npm run operator -- login',
  tokenLabel: 'Para saan ito',
  make: 'Gumawa',
  tokenOnce: 'Ngayon lang ipapakita ang token na ito.',
  mayDo: 'Ano ang magagawa mo',
};

export const useMeTexts = textsOf({ en, fil });
