/** To the guardian of a client aged 12 to 17: the link by which they agree, and by which they can take it back. */
import { guardianStateOf, hasGuardiansMailbox } from '@tulia/domain/booking/consent/guardian';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { bookingFacts, greetingFor } from '../../booking-facts';
import { pageUrl, type BookingTemplate } from '../../template';

const texts = catalogue({
  en: {
    subject: 'We need your answer',
    opening: (client: string, practice: string) =>
      `${client} has asked ${practice} for a session and named you as parent or guardian. It can only take place once you agree.`,
    openingParent: (client: string, practice: string) =>
      `You have asked ${practice} for a session for ${client}. It can only take place once you have given your consent as parent or guardian.`,
    how: 'The page behind this link says what you agree to. It needs no account. The link is for you alone: please do not pass it on.',
    back: 'You can take your consent back by the same link until the session is over.',
    stranger:
      'If you do not know this person, ignore this email or answer it, and we will look into it.',
    open: 'Read and answer',
  },
  sw: {
    subject: 'Tunahitaji jibu lako',
    opening: (client, practice) =>
      `${client} ameomba kikao kwa ${practice} na amekutaja kuwa mzazi au mlezi. Kinaweza kufanyika tu ukiridhia.`,
    openingParent: (client, practice) =>
      `Umeomba kikao kwa ${practice} kwa ajili ya ${client}. Kinaweza kufanyika tu ukitoa ridhaa yako kama mzazi au mlezi.`,
    how: 'Ukurasa wa kiungo hiki unaeleza unachoridhia. Hauhitaji akaunti. Kiungo ni chako peke yako: tafadhali usimpe mtu mwingine.',
    back: 'Unaweza kuondoa ridhaa yako kwa kiungo hiki hiki hadi kikao kiishe.',
    stranger: 'Ikiwa humjui mtu huyu, puuza barua hii au ijibu, nasi tutafuatilia.',
    open: 'Soma na ujibu',
  },
});

export const email: BookingTemplate<'guardian-consent'> = (context) => {
  const { booking, language, settings, guardianPath } = context;
  // A guardian who has agreed meanwhile is not asked again.
  if (guardianStateOf(booking) === 'given') return null;
  const t = texts[language];
  const [reference, , ...time] = bookingFacts(context);
  const isParent = hasGuardiansMailbox(booking);
  const opening = isParent ? t.openingParent : t.opening;
  return {
    subject: t.subject,
    greeting: greetingFor(booking.guardian?.name ?? booking.clientName, language),
    paragraphs: [opening(booking.clientName, settings.name), t.how],
    // Without the service: the client alone decides who may know it.
    facts: [...(reference === undefined ? [] : [reference]), ...time],
    ...(guardianPath !== null && {
      action: { label: t.open, url: pageUrl(context, guardianPath) },
    }),
    remarks: isParent ? [t.back] : [t.back, t.stranger],
  };
};
