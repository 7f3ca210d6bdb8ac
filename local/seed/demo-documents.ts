/** All documents of the demo data, as of one moment. Pure: the same moment gives the same data. */
import { articlePath, articles } from '@tulia/domain/records/article';
import { messagePath, messages, OPEN_MESSAGE_KEPT } from '@tulia/domain/records/message';
import { stories, storyPath } from '@tulia/domain/records/site/story';
import type { Instant } from '@tulia/domain/time/instant';
import { HOUR } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { demoArticles } from './articles/demo-articles';
import { lockDocuments, noteDocuments, type Document } from './booking-documents';
import { carriedOut } from './carried-out';
import { consentDocuments } from './consent-documents';
import { demoPractice } from './demo-practice';
import type { HowMany } from './demo-practitioners';
import { idFor } from './derive';
import { peopleDocuments } from './people-documents';
import { blockDocuments, demoBlocks, practiceDocuments, withBlocks } from './practice-documents';
import { notesDueDocuments } from './notes-due';
import { demoStories } from './stories/demo-stories';

/** The whole demo practice at `now`. @param howMany practitioners it has */
export function demoDocuments(now: Instant, howMany: HowMany = 1): Document[] {
  const today = toWallTime(now).date;
  const { bookings, locks: sessions, writes } = demoPractice(now, howMany);
  const all = bookings.map(({ booking }) => booking);
  const blocks = demoBlocks(today, now);
  const locks = withBlocks(sessions, blocks, now);
  return [
    ...peopleDocuments(now, howMany),
    ...practiceDocuments(locks, today, howMany),
    ...lockDocuments(locks),
    ...blockDocuments(blocks),
    ...demoArticles.map((article): Document => [
      articlePath(article.slug),
      articles.toStored({ ...article, updatedAt: now }),
    ]),
    ...demoStories.map((story): Document => [storyPath(story.slug), stories.toStored(story)]),
    ...carriedOut(writes),
    ...bookings.flatMap(({ plan, booking }) =>
      plan.note === undefined ? [] : noteDocuments(booking, plan.note),
    ),
    ...consentDocuments(all),
    ...notesDueDocuments(bookings),
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
      expiresAt: now - 5 * HOUR + OPEN_MESSAGE_KEPT,
    }),
  ];
}
