import { guardianStateOf, hasGuardiansMailbox } from '@tulia/domain/booking/consent/guardian';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { guardianSentence } from '@tulia/domain/wording/guardian-sentence';
import { sessionEmail, bookingFacts, greetingFor } from '../booking-facts';
import { type BookingTemplate, textOf, pageUrl } from '../template';

const answeredTexts = catalogue({
  en: {
    subject: 'News about your request',
    reach: (phone: string) =>
      `You can ask us anything about this: answer this email${phone === '' ? '' : `, or call us at ${phone}`}.`,
  },
  sw: {
    subject: 'Habari kuhusu ombi lako',
    reach: (phone) =>
      `Unaweza kutuuliza chochote kuhusu hili: jibu barua hii${phone === '' ? '' : `, au tupigie simu ${phone}`}.`,
  },
});

/** To the client of 12 to 17: the guardian has agreed, has said no, or has taken the consent back. */
export const answered: BookingTemplate<'guardian-answered'> = (context) => {
  const { booking, language, settings } = context;
  const sentence = guardianSentence(booking, language);
  // Another email says that the session is cancelled or confirmed.
  if (sentence === null) return null;
  const t = answeredTexts[language];
  return {
    subject: t.subject,
    ...sessionEmail(context),
    paragraphs: [sentence],
    remarks: [t.reach(settings.phone)],
  };
};

const codeTexts = catalogue({
  en: {
    subject: 'Your code',
    opening: (practice: string) =>
      `Type this code on the page of ${practice} on which you give your answer. It holds for one hour.`,
    code: 'Code',
    alone:
      'The code shows that the answer is your own. Please tell it to nobody, not even to us: we never ask for it by phone or message.',
    stranger:
      'If you did not ask for a code, somebody else has your link: ignore this email or answer it, and we will look into it.',
  },
  sw: {
    subject: 'Msimbo wako',
    opening: (practice) =>
      `Andika msimbo huu kwenye ukurasa wa ${practice} unapotoa jibu lako. Unatumika kwa saa moja.`,
    code: 'Msimbo',
    alone:
      'Msimbo huu unaonyesha kwamba jibu ni lako mwenyewe. Tafadhali usimwambie mtu yeyote, hata sisi: hatuuombi kamwe kwa simu wala kwa ujumbe.',
    stranger:
      'Ikiwa hukuomba msimbo, mtu mwingine ana kiungo chako: puuza barua hii au ijibu, nasi tutafuatilia.',
  },
});

/** To the guardian who answers by a link that staff handed over: the code to type on the page. */
export const code: BookingTemplate<'guardian-code'> = (context) => {
  const { booking, language, mail, settings } = context;
  const t = codeTexts[language];
  const [reference] = bookingFacts(context);
  return {
    subject: t.subject,
    greeting: greetingFor(booking.guardian?.name ?? booking.clientName, language),
    paragraphs: [t.opening(settings.name)],
    facts: [[t.code, textOf(mail, 'code')], ...(reference === undefined ? [] : [reference])],
    remarks: [t.alone, t.stranger],
  };
};

const consentTexts = catalogue({
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

/** To the guardian of a client aged 12 to 17: the link by which they agree, and by which they can take it back. */
export const consent: BookingTemplate<'guardian-consent'> = (context) => {
  const { booking, language, settings, guardianPath } = context;
  // A guardian who has agreed meanwhile is not asked again.
  if (guardianStateOf(booking) === 'given') return null;
  const t = consentTexts[language];
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

const withdrewTexts = catalogue({
  en: {
    subject: 'A guardian has withdrawn',
    greeting: 'Hello,',
    opening:
      'The guardian named in this booking has taken their consent back. Talk to the guardian and the client before the session.',
    declinedSubject: 'A guardian has said no',
    declined:
      'The guardian named in this booking does not agree to it, so it cannot be confirmed. Talk to the guardian and the client before you decide.',
    open: 'Open bookings',
  },
  sw: {
    subject: 'Mlezi ameondoa ridhaa',
    greeting: 'Habari,',
    opening:
      'Mlezi aliyetajwa kwenye miadi hii ameondoa ridhaa yake. Zungumza na mlezi na mteja kabla ya kikao.',
    declinedSubject: 'Mlezi amekataa',
    declined:
      'Mlezi aliyetajwa kwenye miadi hii hairidhii, hivyo haiwezi kuthibitishwa. Zungumza na mlezi na mteja kabla ya kuamua.',
    open: 'Fungua miadi',
  },
});

/** To the practice: a guardian has said no, or has taken the consent back. */
export const withdrew: BookingTemplate<'guardian-withdrew'> = (context) => {
  const t = withdrewTexts[context.language];
  const isNo = textOf(context.mail, 'answer') === 'declined';
  return {
    subject: isNo ? t.declinedSubject : t.subject,
    greeting: t.greeting,
    paragraphs: [isNo ? t.declined : t.opening],
    facts: bookingFacts(context, PRACTICE_ZONE),
    action: { label: t.open, url: pageUrl(context, '/admin/bookings') },
  };
};
