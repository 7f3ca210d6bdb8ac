import type { InvitationChange } from '@tulia/domain/booking/mails/mail-parameters';
import { roleOfClaim } from '@tulia/domain/person/role';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { ROLE_LABELS } from '@tulia/domain/wording/labels';
import { accounts } from '../../platform/app';
import { ownPage } from '../account-email';
import { bookingFacts, invitationIn, isOvertaken, linkFact, greetingFor } from '../booking-facts';
import { pageUrl, textOf, type BookingTemplate, type Template } from '../template';

type Changes = Record<InvitationChange, { subject: string; text: string }>;

const en: Changes = {
  confirmed: { subject: 'A session is confirmed', text: 'A session has been confirmed.' },
  moved: { subject: 'A session has moved', text: 'A session has moved to the time below.' },
  cancelled: { subject: 'A session is cancelled', text: 'The session below is cancelled.' },
  link: {
    subject: 'A session has a new link',
    text: 'The meeting of the session below has changed.',
  },
};

const sw: Changes = {
  confirmed: { subject: 'Kikao kimethibitishwa', text: 'Kikao kimethibitishwa.' },
  moved: { subject: 'Kikao kimehamishwa', text: 'Kikao kimehamishiwa muda ulio hapa chini.' },
  cancelled: { subject: 'Kikao kimeghairiwa', text: 'Kikao kilicho hapa chini kimeghairiwa.' },
  link: {
    subject: 'Kikao kina kiungo kipya',
    text: 'Mkutano wa kikao kilicho hapa chini umebadilika.',
  },
};

const invitationTexts = catalogue({
  en: { greeting: 'Hello,', open: 'Open the schedule', changes: en },
  sw: { greeting: 'Habari,', open: 'Fungua ratiba', changes: sw },
});

/** To the therapist: a session is confirmed, moved or cancelled, or has a new link. Without the client and service. */
export const invitation: BookingTemplate<'staff-invitation'> = (context) => {
  const said = textOf(context.mail, 'change');
  const change = said in en ? (said as InvitationChange) : 'confirmed';
  const cancelled = change === 'cancelled';
  if (!cancelled && isOvertaken(context)) return null;
  const t = invitationTexts[context.language];
  // It goes to the practitioner, who need not be named.
  const own = { ...context, namesPractitioner: false };
  const [reference, , ...time] = bookingFacts(own, PRACTICE_ZONE);
  return {
    subject: t.changes[change].subject,
    greeting: t.greeting,
    paragraphs: [t.changes[change].text],
    facts: [...(reference ? [reference] : []), ...time, linkFact(context)],
    action: { label: t.open, url: pageUrl(context, '/staff') },
    invitation: invitationIn(context, cancelled ? 'CANCEL' : 'REQUEST'),
  };
};

const welcomeTexts = catalogue({
  en: {
    subject: (practice: string) => `Your account at ${practice}`,
    opening: (practice: string) =>
      `An account has been made for you at ${practice}. Before you begin, choose a password of your own with the link below; it works once.`,
    email: 'E-mail',
    role: 'Role',
    choose: 'Choose a password',
    expired:
      'If the link has expired, ask for a new one with "Forgot password?" on the login page.',
  },
  sw: {
    subject: (practice) => `Akaunti yako katika ${practice}`,
    opening: (practice) =>
      `Umefunguliwa akaunti katika ${practice}. Kabla ya kuanza, chagua nenosiri lako mwenyewe kwa kiungo kilicho hapa chini; kinatumika mara moja.`,
    email: 'Barua pepe',
    role: 'Wajibu',
    choose: 'Chagua nenosiri',
    expired:
      'Muda wa kiungo ukiisha, omba kipya kwa "Umesahau nenosiri?" kwenye ukurasa wa kuingia.',
  },
});

/** To a new member of staff: the account, and a link to set a password. */
export const welcome: Template<'staff-welcome'> = async (context) => {
  const { mail, language, settings } = context;
  const link = await (await accounts()).generatePasswordResetLink(mail.to);
  const t = welcomeTexts[language];
  const role = ROLE_LABELS[language][roleOfClaim(textOf(mail, 'role'))];
  return {
    subject: t.subject(settings.name),
    greeting: greetingFor(textOf(mail, 'fullName'), language),
    paragraphs: [t.opening(settings.name)],
    facts: [
      [t.email, mail.to],
      [t.role, role],
    ],
    action: { label: t.choose, url: ownPage(context, 'resetPassword', link) },
    remarks: [t.expired],
  };
};
