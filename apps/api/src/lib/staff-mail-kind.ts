/** Mails to people of the staff: invited or recovered, with the link; to the former address, that another replaced it; and that a key ends. */
export type StaffMailKind =
  | 'staffInvited'
  | 'staffRecovered'
  | 'staffEmailChanged'
  | 'staffCompanyLinked'
  | 'apiKeyEnding';
