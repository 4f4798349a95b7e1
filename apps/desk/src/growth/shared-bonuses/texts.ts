import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  title: 'Shared bonuses',
  about: 'Players who used the same promotion and share a payment instrument. Nothing changes automatically.',
  stages: 'Open or all',
  stage_open: 'Open',
  stage_all: 'All',
  found: 'Found',
  promotion: 'Promotion',
  period: 'Of',
  shared: 'What they share',
  kind_account: 'card or account',
  kind_coins: 'coin address',
  member: 'Player',
  first: 'Had it first',
  openFirst: 'Open member {id}, who had it first',
  closed: 'Closed',
  close: 'Close',
  closeOf: 'Close no. {id}',
  closeAbout: 'Marks it as reviewed. Balances do not change, and the players’ histories stay.',
  none_open: 'Nothing to review',
  none_all: 'Nothing was ever flagged',
};

const fil: Texts<keyof typeof en> = {
  title: 'Mga shared bonus',
  about:
    'Mga manlalarong nagkaroon ng iisang promosyon at lumabas na iisa ang ipinambabayad. Walang kusang kinukuha o ibinibigay.',
  stages: 'Bukas o lahat',
  stage_open: 'Bukas',
  stage_all: 'Lahat',
  found: 'Natagpuan',
  promotion: 'Promosyon',
  period: 'Para sa',
  shared: 'Ang pinagsaluhan',
  kind_account: 'card o account',
  kind_coins: 'address ng mga coin',
  member: 'Manlalaro',
  first: 'Nauna',
  openFirst: 'Buksan ang manlalaro {id}, na nauna',
  closed: 'Isinara',
  close: 'Isara',
  closeOf: 'Isara ang blg. {id}',
  closeAbout:
    'Natingnan mo na ito; walang kinukuha o ibinibigay. Nananatili sa pahina ng mga manlalaro ang ginawa nila.',
  none_open: 'Walang naghihintay na suriin',
  none_all: 'Wala pang namarkahan',
};

export const useSharedBonusTexts = textsOf({ en, fil });
