import { expect, it } from 'vitest';
import { isAbout, type Subject } from './subject.ts';

const document: Subject = { queue: 'documents', id: 7, memberId: 1001 };

it.each([
  [['/operator/document/get', { id: 7 }], true],
  [['/operator/document/get', { id: 8 }], false],
  // The same number in another feature is another thing.
  [['/operator/cashOut/get', { id: 7 }], false],
  [['/operator/document/listPage', { memberId: 1001, pageSize: 100 }], true],
  [['/operator/member/standing', { memberId: 1001 }], true],
  [['/operator/member/find', { member: '1001' }], true],
  [['/operator/member/standing', { memberId: 1002 }], false],
  [['/operator/queue/summary', {}], false],
  [['/operator/member/bookPage', { memberId: 1001 }, 'pages'], true],
])('what was answered by %j is about the document and its player: %s', (key, expected) => {
  expect(isAbout(document, key)).toBe(expected);
});

it('a row that belongs to no player touches no player', () => {
  const row: Subject = { queue: 'contacts', id: 3, memberId: null };
  expect(isAbout(row, ['/operator/member/standing', {}])).toBe(false);
  expect(isAbout(row, ['/operator/contact/get', { id: 3 }])).toBe(true);
});

it('an approval is found by the page that begins with it', () => {
  const row: Subject = { queue: 'approvals', id: 9, memberId: null };
  expect(isAbout(row, ['/operator/approval/list', { before: 10, pageSize: 1 }])).toBe(true);
  expect(isAbout(row, ['/operator/approval/list', { before: 11, pageSize: 1 }])).toBe(false);
});
