import { textsOf } from '../../lib/i18n.ts';

const en = {
  group: 'Group',
  groupAbout: 'Its latest version now. Groups that go by losses or balances are refused.',
  anyGroup: 'All players',
  otherGroup: 'Group {id}, version {version}',
  levels: 'VIP levels',
  levelsAbout: 'Numbers with commas, such as 2, 3. Empty: every level.',
  countries: 'Countries of residence',
  countriesAbout: 'Empty: every country.',
  verified: 'Only players whose identity check is passed',
  everyone: 'All players',
  onlyGroup: 'Group {id}, version {version}',
  onlyLevels: 'VIP levels {levels}',
  onlyVerified: 'Identity check passed',
} as const;

const fil: Record<keyof typeof en, string> = {
  group: 'Grupo',
  groupAbout: 'Ang pinakabagong bersyon nito ngayon. Hindi tinatanggap ang mga grupong ayon sa talo o balanse.',
  anyGroup: 'Lahat',
  otherGroup: 'Grupo {id}, bersyon {version}',
  levels: 'Mga VIP level',
  levelsAbout: 'Mga numerong may kuwit, gaya ng 2, 3. Walang laman: bawat level.',
  countries: 'Mga bansang tinitirhan',
  countriesAbout: 'Walang laman: bawat bansa.',
  verified: 'Mga manlalarong pumasa lang sa pagsuri ng pagkakakilanlan',
  everyone: 'Lahat',
  onlyGroup: 'Grupo {id}, bersyon {version}',
  onlyLevels: 'VIP level {levels}',
  onlyVerified: 'Pumasa sa pagsuri ng pagkakakilanlan',
};

export const useEntryTexts = textsOf({ en, fil });
