/** All documents of the demo data, as of one moment. Pure: the same moment gives the same data. */
import { articlePath, articles } from '@tulia/domain/records/article';
import { messagePath, messages } from '@tulia/domain/records/message';
import type { Instant } from '@tulia/domain/time/instant';
import { HOUR } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { demoArticles } from './articles/demo-articles';
import { bookingDocuments } from './booking-documents';
import type { Document } from './booking-documents';
import { bookingPlan } from './booking-plan';
import { consentDocuments } from './consent-documents';
import { demoBooking } from './demo-booking';
import { idFor } from './derive';
import { peopleDocuments } from './people-documents';
import { practiceDocuments } from './practice-documents';
import { pendingDocuments, statsDocuments } from './totals';

/** The whole demo practice at `now`. */
export function demoDocuments(now: Instant): Document[] {
  const today = toWallTime(now).date;
  const plans = bookingPlan(today);
  const bookings = plans.map((plan) => ({ plan, booking: demoBooking(plan, now) }));
  const all = bookings.map(({ booking }) => booking);
  return [
    ...peopleDocuments(now),
    ...practiceDocuments(all, today),
    ...demoArticles.map((article): Document => [
      articlePath(article.slug),
      articles.toStored({ ...article, updatedAt: now }),
    ]),
    ...bookings.flatMap(({ booking, plan }) => bookingDocuments(booking, plan)),
    ...consentDocuments(all),
    ...statsDocuments(all),
    ...pendingDocuments(all),
    messageDocument(now),
  ];
}

function messageDocument(now: Instant): Document {
  return [
    messagePath(idFor('message')),
    messages.toStored({
      name: 'Mercy Wanjala',
      email: 'mercy@example.com',
      subject: 'booking',
      message: 'Do you offer sessions in the evening for people who work until six?',
      language: 'en',
      answered: false,
      createdAt: now - 5 * HOUR,
    }),
  ];
}
