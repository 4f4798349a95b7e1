import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, secret, text } from '../../scalars.ts';
import { staffSelf } from '../staff/staff-member.ts';

/** A secret of the tab that begins: who else sees the address that comes back cannot use it. */
const browser = () => secret(100).describe('A secret that the tab made and keeps, at least 32 characters by chance');

export const describeCompany = call({
  path: '/operator/auth/company/describe',
  access: 'deskVisitor',
  summary: 'Whether the staff can sign in with accounts of the company, and what its sign-in is called.',
  input: nothing(),
  output: z.object({ name: z.string().nullable().describe('null: they cannot') }),
});

export const startCompany = call({
  path: '/operator/auth/company/start',
  limit: 'guesses',
  access: 'deskVisitor',
  summary:
    "Begins a sign-in at the company's OpenID provider: the address to go to. It comes back to the desk within 10 minutes.",
  input: z.object({ browser: browser() }),
  output: z.object({ url: z.string() }),
  errors: ['companyUnavailable'],
});

export const finishCompany = call({
  path: '/operator/auth/company/finish',
  limit: 'guesses',
  access: 'deskVisitor',
  summary:
    'Signs in who came back from the provider. The first time, its verified address has to be that of a person of the staff. The session is a cookie of the desk.',
  input: z.object({
    returned: text(6_000).describe('The query with which the provider sent the browser back, with code and state'),
    browser: browser(),
  }),
  output: staffSelf,
  errors: ['companyUnavailable', 'companyExpired', 'companyUnknown', 'companyFactorMissing'],
});
