import { type Texts, textsOf } from '../i18n.ts';

const en = {
  views: 'Views',
  mine: 'Yours',
  shared: 'Shared by colleagues',
  first: 'first',
  save: 'Save this view',
  change: 'Name and sharing',
  moveUp: 'Move up',
  forget: 'Forget this view',
  name: 'Name',
  sharedWith: 'Shared with',
  nobody: 'nobody',
  everybody: 'all staff',
  showFirst: 'Shown first when you come here',
  yes: 'yes',
  no: 'no',
  about: 'A view is this address under a name: filters and order, not what is open. It gives nobody a right.',
};

const fil: Texts<keyof typeof en> = {
  views: 'Mga view',
  mine: 'Sa iyo',
  shared: 'Ibinahagi ng mga kasama',
  first: 'una',
  save: 'I-save ang view na ito',
  change: 'Pangalan at pagbabahagi',
  moveUp: 'Itaas',
  forget: 'Burahin ang view na ito',
  name: 'Pangalan',
  sharedWith: 'Ibinabahagi sa',
  nobody: 'wala',
  everybody: 'lahat ng staff',
  showFirst: 'Unang ipakita pagdating mo rito',
  yes: 'oo',
  no: 'hindi',
  about:
    'Ang view ay ang address na ito na may pangalan: mga filter at ayos, hindi ang bukas. Wala itong ibinibigay na karapatan.',
};

export const useViewTexts = textsOf({ en, fil });
