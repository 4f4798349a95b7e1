import { useState } from 'react';
import type { Popups } from '../../lib/address/popups.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactWays } from './contact-ways.tsx';

/** The ways to reach the support team, and the form. */
export default function ContactPopup({
  section: first = 'ways',
  about,
  onClose,
}: Popups['contact'] & { onClose: () => void }) {
  const [section, setSection] = useState(first);
  if (section === 'form') {
    return (
      <ContactForm about={about} onBack={first === 'ways' ? () => setSection('ways') : undefined} onClose={onClose} />
    );
  }
  return <ContactWays onForm={() => setSection('form')} onClose={onClose} />;
}
