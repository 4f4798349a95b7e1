import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  title: 'Personal data',
  about: 'How long data is kept, and when it is deleted automatically.',
  retention: 'What is kept for how long',
  kind: 'Kind',
  kept: 'Kept, days',
  due: 'Next round removes',
  dueMany: '1000 or more',
  lastRuns: 'Last removed',
  removed: 'Removed',
  time: 'Time',
  noRuns: 'Nothing was removed yet',
  kind_messages: 'Messages on the site',
  kind_mails: 'Mails',
  kind_letters: 'Letters that were answered',
  kind_logIns: 'Log-ins that have ended',
  kind_pictures: 'Pictures without a current document',
  kind_copies: 'Copies of data that were not fetched',
};

const fil: Texts<keyof typeof en> = {
  title: 'Personal na datos',
  about: 'Gaano katagal itinatago ang mga bagay, at kusang inaalis kapag lampas na sa panahon.',
  retention: 'Ano ang gaano katagal itinatago',
  kind: 'Uri',
  kept: 'Itinatago, araw',
  due: 'Aalisin ng susunod na takbo',
  dueMany: '1000 o higit pa',
  lastRuns: 'Huling inalis',
  removed: 'Inalis',
  time: 'Oras',
  noRuns: 'Wala pang inalis',
  kind_messages: 'Mga mensahe sa site',
  kind_mails: 'Mga mail',
  kind_letters: 'Mga sulat na nasagot',
  kind_logIns: 'Mga pag-log in na natapos',
  kind_pictures: 'Mga larawang wala sa kasalukuyang dokumento',
  kind_copies: 'Mga kopya ng datos na hindi kinuha',
};

export const usePersonalDataTexts = textsOf({ en, fil });
