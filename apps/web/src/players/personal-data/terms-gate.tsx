import { useEffect } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { useCall } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';

/** Shows texts that have changed to anyone who is logged in and has not accepted them. */
export default function TermsGate() {
  const isMember = useMember() !== undefined;
  const { data } = useCall('/sys/consent/get', {}, { enabled: isMember });
  const isAsked = isMember && (data?.toAccept.length ?? 0) > 0;
  useEffect(() => {
    if (isAsked) openPopup('newTerms');
  }, [isAsked]);
  return null;
}
