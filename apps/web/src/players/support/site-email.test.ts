import { expect, it } from 'vitest';
import { siteEmail } from './site-email.ts';

it.each([
  ['www.fairhouse.example', 'support@fairhouse.example'],
  ['www.play.fairhouse.example', 'support@play.fairhouse.example'],
  ['WWW.fairhouse.example', 'support@fairhouse.example'],
  ['fairhouse.example', 'help@casino.example'],
  ['localhost', 'help@casino.example'],
  ['127.0.0.1', 'help@casino.example'],
  ['www.localhost', 'help@casino.example'],
  ['', 'help@casino.example'],
])('the address at %s', (host, expected) => {
  expect(siteEmail(host, 'help@casino.example')).toBe(expected);
});
