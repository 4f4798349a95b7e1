import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  verifyAll: 'Verify now',
  verifyOne: 'Verify this book now',
  verifyOneAbout: 'Every posting of the book is worked out again. Nothing is changed; the record keeps what was found.',
  verify: 'Verify',
  verifying: 'Every posting is worked out again …',
  right_books: '{books} books with {postings} postings were checked; everything is right.',
  right_one: 'All {postings} postings of the book were checked; everything is right.',
  wrong_books: '{books} books with {postings} postings were checked; found wrong: {count}.',
  wrong_one: 'All {postings} postings of the book were checked; found wrong: {count}.',
  firstOnly: 'The first {count} of them:',
  faults: 'What is wrong',
  member: 'Player',
  posting: 'Posting',
  book: 'the book',
  rule: 'Rule',
  detail: 'What was found',
};

const fil: Texts<keyof typeof en> = {
  verifyAll: 'I-verify ngayon',
  verifyOne: 'I-verify ngayon ang ledger na ito',
  verifyOneAbout:
    'Kinukuwentang muli ang bawat posting ng ledger. Walang binabago; itinatago ng audit log ang natagpuan.',
  verify: 'I-verify',
  verifying: 'Kinukuwentang muli ang bawat posting …',
  right_books: 'Sinuri ang {books} libro na may {postings} posting; tama ang lahat.',
  right_one: 'Sinuri ang lahat ng {postings} posting ng ledger; tama ang lahat.',
  wrong_books: 'Sinuri ang {books} libro na may {postings} posting; natagpuang mali: {count}.',
  wrong_one: 'Sinuri ang lahat ng {postings} posting ng ledger; natagpuang mali: {count}.',
  firstOnly: 'Ang unang {count} sa mga ito:',
  faults: 'Ano ang mali',
  member: 'Manlalaro',
  posting: 'Posting',
  book: 'ang ledger',
  rule: 'Tuntunin',
  detail: 'Ano ang natagpuan',
};

export const useVerifyTexts = textsOf({ en, fil });
