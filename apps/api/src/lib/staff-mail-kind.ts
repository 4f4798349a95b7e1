/** Mails to people of the staff: invited or recovered, with the link; and to the former address, that another replaced it. */
export type StaffMailKind = 'staffInvited' | 'staffRecovered' | 'staffEmailChanged' | 'staffCompanyLinked';
