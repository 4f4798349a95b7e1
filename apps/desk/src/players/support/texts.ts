import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  title: 'Macros',
  lead: 'Answers that are written already. The support team puts them into a draft and edits them; nothing is sent by itself.',
  new: 'New macro',
  name: 'Name',
  english: 'English',
  filipino: 'Filipino',
  placeholders: 'Filled in for the thread: {names}.',
  inUse: 'In use',
  yes: 'Yes',
  no: 'No',
  changed: 'Changed',
  changedBy: 'By',
  newTitle: 'New macro',
  changeTitle: 'Change “{name}”',
  saved: 'Saved.',
  none: 'There are no macros yet',
};

const fil: Texts<keyof typeof en> = {
  title: 'Mga macro',
  lead: 'Mga sagot na nakasulat na. Inilalagay ang mga ito ng support team sa draft at binabago; walang kusang naipapadala.',
  new: 'Bagong macro',
  name: 'Pangalan',
  english: 'Ingles',
  filipino: 'Filipino',
  placeholders: 'Pinupunan para sa thread: {names}.',
  inUse: 'Ginagamit',
  yes: 'Oo',
  no: 'Hindi',
  changed: 'Binago',
  changedBy: 'Ni',
  newTitle: 'Bagong macro',
  changeTitle: 'Baguhin ang “{name}”',
  saved: 'Na-save.',
  none: 'Wala pang macro',
};

export const useMacroTexts = textsOf({ en, fil });
