import { PageHead } from '../../features/catalog/PageHead.tsx';
import { ContactForm } from '../../features/help/ContactForm.tsx';
import { ContactColumns, MailAddresses } from '../../features/help/MailAddresses.tsx';
import { usePage } from '../payload/payload.ts';

export default function Contact() {
  const page = usePage('contact');
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <ContactColumns aside={<MailAddresses texts={page} />}>
        <ContactForm />
      </ContactColumns>
    </>
  );
}
