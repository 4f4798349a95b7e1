/** Mails that tell what happened to an account; their button leads to the site. */
export type NoticeKind =
  | 'passwordChanged'
  | 'passwordReset'
  | 'providerLinked'
  | 'payoutAccountAdded'
  | 'payoutAccountRemoved'
  | 'detailsChanged'
  | 'factorAdded'
  | 'factorRemoved'
  | 'factorReset'
  | 'factorLocked'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'documentAccepted'
  | 'documentRefused'
  | 'documentExpiring'
  | 'documentExpired';
