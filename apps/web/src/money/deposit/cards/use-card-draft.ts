import { useEffect, useState } from 'react';
import { useCall } from '../../../lib/query.ts';
import { type CardDraft, emptyCard, keepTyped } from './card-draft.ts';
import { usePlaces } from './use-places.ts';

/** What is filled in of a card and its holder, the billing address from the last time, and the places to choose from. */
export function useCardDraft() {
  const [draft, setDraft] = useState(emptyCard);
  const places = usePlaces(draft.cardCountry);
  const prefill = useCall('/sys/deposit/creditcard/billingInfo', {}, { staleTimeMs: 0 });

  useEffect(() => {
    // What the player has typed meanwhile stays.
    if (prefill.data) setDraft((typed) => ({ ...typed, ...keepTyped(prefill.data, typed) }));
  }, [prefill.data]);

  return {
    draft,
    places,
    change: (changed: Partial<CardDraft>) => setDraft((before) => ({ ...before, ...changed })),
  };
}
