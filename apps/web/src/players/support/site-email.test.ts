import { expect, it } from 'vitest';
import { siteEmail } from './site-email.ts';

it.each([
  ['www.fairhouse.example', 'support@fairhouse.example'],
  ['www.play.fairhouse.example', 'support@play.fairhouse.example'],
  ['WWW.fairhouse.example', 'support@fairhouse.example'],
  ['fairhouse.example', 'help@house.example'],
  ['localhost', 'help@house.example'],
  ['127.0.0.1', 'help@house.example'],
  ['www.localhost', 'help@house.example'],
  ['', 'help@house.example'],
])('the address at %s', (host, expected) => {
  expect(siteEmail(host, 'help@house.example')).toBe(expected);
});
