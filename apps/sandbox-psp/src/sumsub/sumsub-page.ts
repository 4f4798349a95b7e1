import { escaped } from '../pages/escaped.ts';
import { shell } from '../pages/page.ts';
import type { Applicant } from './applicant.store.ts';

/** The page on which a player shows who they are; the number of the document says what comes of it. */
export function identityPage(applicant: Applicant | undefined): string {
  if (!applicant) {
    return shell(
      'Not found',
      '<h1 class="small">This check could not be found</h1><p class="note">Please start again.</p>',
    );
  }
  const { firstName = '', lastName = '' } = applicant.profile;
  return shell(
    'Who you are',
    `<p class="lead">Fake identity check</p>
     <h1 class="small">${escaped(`${firstName} ${lastName}`)}</h1>
     <p class="note">Any number passes. One that begins with retry, final, address, younger or wait does what it says.</p>
     <form method="post" class="fields">
       <label>Number of the document <input name="number" required maxlength="60" autocomplete="off"></label>
       <button class="primary">Hand in</button>
     </form>`,
  );
}
