import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  title: 'Shared mobile numbers',
  about:
    'Members whose number another member had first. Both joined before numbers were compared; neither is locked out.',
  number: 'Number',
  member: 'Player',
  memberId: 'No.',
  holder: 'Had it first',
  holderId: 'No. of the first',
  openHolder: 'Open {username}, who had it first',
  none: 'No two members have one number',
  noneAbout: 'Who joins or changes a number today is compared with everybody at once.',
};

const fil: Texts<keyof typeof en> = {
  title: 'Mga shared na mobile number',
  about:
    'Mga manlalarong may numerong gamit na ng iba. Sumali silang pareho bago nagsimula ang paghahambing ng numero; walang naka-lock out.',
  number: 'Numero',
  member: 'Manlalaro',
  memberId: 'Blg.',
  holder: 'Naunang may-ari',
  holderId: 'Blg. ng nauna',
  openHolder: 'Buksan si {username}, na naunang may-ari',
  none: 'Walang dalawang manlalarong may iisang numero',
  noneAbout: 'Ang sumasali o nagpapalit ng numero ngayon ay agad inihahambing sa lahat.',
};

export const useSharedMobileTexts = textsOf({ en, fil });
