/** To a client on the waiting list: a time is held for them. It names no service, and opening it answers nothing. */
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { bookingSubjects } from '@tulia/domain/wording/booking-subjects';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { formatMoment } from '@tulia/domain/wording/moments';
import { greetingFor } from '../../booking-facts';
import { numberOf, pageUrl, textOf, type Template } from '../../template';

const texts = catalogue({
  en: {
    opening: 'A time that you wait for is free, and we hold it for you:',
    time: 'Time',
    until: 'We hold it until',
    answer: 'Please say on My Sessions whether you take it. This email answers nothing by itself.',
    otherwise:
      'Without an answer, the time goes to the next person who waits, and your place moves behind those who wait at that moment.',
    open: 'Open My Sessions',
  },
  sw: {
    opening: 'Muda unaousubiri uko wazi, nasi tunakushikia:',
    time: 'Muda',
    until: 'Tunakushikia hadi',
    answer:
      'Tafadhali sema kwenye Vikao Vyangu kama unauchukua. Barua hii yenyewe haijibu chochote.',
    otherwise:
      'Bila jibu, muda huo utaenda kwa mtu anayefuata kwenye foleni, nawe utawekwa nyuma ya wanaosubiri wakati huo.',
    open: 'Fungua Vikao Vyangu',
  },
});

export const email: Template<'time-offered'> = (context) => {
  const { mail, language } = context;
  const t = texts[language];
  const momentOf = (at: number) =>
    formatMoment(at, language, textOf(mail, 'timezone') || PRACTICE_ZONE);
  return {
    subject: bookingSubjects[language]['time-offered'],
    greeting: greetingFor(textOf(mail, 'fullName'), language),
    paragraphs: [t.opening],
    facts: [
      [t.time, momentOf(numberOf(mail, 'startsAt', 0))],
      [t.until, momentOf(numberOf(mail, 'until', 0))],
    ],
    action: { label: t.open, url: pageUrl(context, '/my-sessions') },
    remarks: [t.answer, t.otherwise],
  };
};
