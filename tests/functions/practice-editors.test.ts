/** What admins change about the practice, and the trail it leaves. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { listStaff } from '@tulia/domain/calls/people/list-staff';
import {
  markMessage,
  removeArticle,
  removeService,
  removeStory,
  saveArticle,
  saveService,
  saveCrisisNumbers,
  saveSettings,
  saveStory,
  type SettingsInput,
} from '@tulia/domain/calls/practice/manage-practice';
import {
  saveOpeningHours,
  type OpeningHoursInput,
} from '@tulia/domain/calls/practice/opening-hours';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import { availabilityPath } from '@tulia/domain/records/availability';
import { articlePath } from '@tulia/domain/records/article';
import { messagePath } from '@tulia/domain/records/message';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { practitionerPath } from '@tulia/domain/records/practitioner';
import { servicePath } from '@tulia/domain/records/service';
import { storyPath } from '@tulia/domain/records/site/story';
import { addDays, monthOf, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { database, detailsOf, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import { bookingRequest, emptyDay, openPractice, PRACTITIONER } from '../support/makers';
import { ownInstance } from './own-instance';
import { trailOf } from './look';

const instance = ownInstance();
let admin: Person;
let others: Person[];
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin', fullName: 'Njeri Admin' });
  others = await Promise.all([
    person(),
    person({ role: 'receptionist' }),
    person({ role: 'therapist' }),
  ]);
});

const { ask } = instance;

const aService = () => ({
  isNew: true,
  slug: `group-${randomUUID().slice(0, 8)}`,
  name: { en: 'Group Therapy', sw: 'Tiba ya Kikundi' },
  description: { en: 'Together.', sw: 'Pamoja.' },
  durationMinutes: 90,
  price: 1500,
  isActive: false,
  ages: ['adult', 'adolescent'],
  forCouples: true,
});
const anArticle = () => ({
  isNew: true,
  slug: `reading-${randomUUID().slice(0, 8)}`,
  title: { en: 'Reading', sw: 'Kusoma' },
  summary: { en: 'Short.', sw: 'Fupi.' },
  content: { en: 'A **word**.', sw: 'Neno **moja**.' },
  resourceLink: null,
  published: false,
  order: 50,
});
const aStory = () => ({
  isNew: true,
  slug: `story-${randomUUID().slice(0, 8)}`,
  initials: 'A. M.',
  quote: { en: 'I sleep again.', sw: 'Ninalala tena.' },
  fullStory: { en: 'It took a while.', sw: 'Ilichukua muda.' },
  agreed: false,
  published: false,
  order: 50,
});
const value = async (path: string, field: string): Promise<unknown> =>
  (await database().doc(path).get()).get(field);

const without = (record: object, ...fields: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

describe('services', () => {
  it('are made, changed, and named in the trail by what changed', async () => {
    const service = aService();
    const path = servicePath(service.slug);
    done(await ask(saveService, admin, service));
    done(await ask(saveService, admin, { ...service, isNew: false, price: 1800 }));
    done(await ask(saveService, admin, { ...service, isNew: false, price: 1800 }));
    expect(await value(path, 'price')).toBe(1800);
    expect(await value(path, 'isNew')).toBeUndefined();
    const trail = await trailOf(path);
    expect(trail).toMatchObject([
      {
        action: 'service-created',
        actor: { uid: admin.uid, name: 'Njeri Admin' },
        label: service.name.en,
      },
      { action: 'service-changed', label: service.name.en, fields: ['price'] },
    ]);
    expect(trail).toHaveLength(2);
    expect(done(await ask(removeService, admin, { slug: service.slug }))).toEqual({
      outcome: 'deleted',
    });
    expect((await database().doc(path).get()).exists).toBe(false);
    expect((await trailOf(path)).at(-1)).toMatchObject({
      action: 'service-removed',
      label: service.name.en,
    });
  });

  it('that a booking names are switched off instead of deleted', async () => {
    const service = { ...aService(), isActive: true, forCouples: false };
    done(await ask(saveService, admin, service));
    const place = { date: await emptyDay(), time: '10:00', serviceId: service.slug };
    done(await ask(createBooking, await person(), bookingRequest(place)));
    expect(done(await ask(removeService, admin, { slug: service.slug }))).toEqual({
      outcome: 'switched-off',
    });
    expect(await value(servicePath(service.slug), 'isActive')).toBe(false);
  });

  it('are never overwritten by a new one, nor changed when there is none', async () => {
    const taken = { ...aService(), slug: 'individual-therapy' };
    expect(detailsOf(await ask(saveService, admin, taken), 'invalid-input')).toEqual({
      fields: { slug: 'slug-taken' },
    });
    expect(refused(await ask(saveService, admin, { ...aService(), isNew: false }))).toBe(
      'not-found',
    );
  });
});

describe('stories', () => {
  it('are drafts until the person has agreed, and are removed', async () => {
    const story = aStory();
    const path = storyPath(story.slug);
    done(await ask(saveStory, admin, story));
    const published = { ...story, isNew: false, published: true };
    expect(detailsOf(await ask(saveStory, admin, published), 'invalid-input')).toEqual({
      fields: { published: 'agreement-required' },
    });
    expect(await value(path, 'published')).toBe(false);
    done(await ask(saveStory, admin, { ...published, agreed: true }));
    expect(await value(path, 'agreed')).toBe(true);
    done(await ask(removeStory, admin, { slug: story.slug }));
    expect((await database().doc(path).get()).exists).toBe(false);
    const trail = await trailOf(path);
    expect(trail.map(({ action }) => action)).toEqual([
      'story-created',
      'story-changed',
      'story-removed',
    ]);
    expect(JSON.stringify(trail)).not.toContain(story.initials);
  });
});

describe('articles', () => {
  it('are made as drafts, published and removed', async () => {
    const article = anArticle();
    const path = articlePath(article.slug);
    done(await ask(saveArticle, admin, article));
    done(await ask(saveArticle, admin, { ...article, isNew: false, published: true }));
    expect(await value(path, 'published')).toBe(true);
    done(await ask(removeArticle, admin, { slug: article.slug }));
    expect((await database().doc(path).get()).exists).toBe(false);
    const trail = await trailOf(path);
    expect(trail.map(({ action, label, fields }) => [action, label, fields.length])).toEqual([
      ['article-created', article.title.en, 7],
      ['article-changed', article.title.en, 1],
      ['article-removed', article.title.en, 0],
    ]);
  });

  it('take no link but https', async () => {
    const article = { ...anArticle(), resourceLink: 'javascript:alert(1)' };
    expect(detailsOf(await ask(saveArticle, admin, article), 'invalid-input')).toEqual({
      fields: { resourceLink: 'link-invalid' },
    });
  });
});

describe('the settings', () => {
  it('change but for the crisis numbers, which stay', async () => {
    const before = (await database().doc(PRACTICE_SETTINGS_PATH).get()).data()!;
    const { crisisNumbers, ...rest } = before;
    const input = { ...rest, city: 'Mombasa, Kenya' } as SettingsInput;
    done(await ask(saveSettings, admin, input));
    const after = (await database().doc(PRACTICE_SETTINGS_PATH).get()).data()!;
    expect(after).toEqual({ ...before, city: 'Mombasa, Kenya' });
    expect(after['crisisNumbers']).toEqual(crisisNumbers);
    await database().doc(PRACTICE_SETTINGS_PATH).set(before);
    expect((await trailOf(PRACTICE_SETTINGS_PATH)).at(-1)).toMatchObject({
      action: 'settings-changed',
      fields: ['city'],
    });
  });
});

const aLine = (number: string, isConfirmed = false) => ({
  name: { en: 'Emergency services', sw: 'Huduma za dharura' },
  number,
  hours: { en: 'day and night', sw: '' },
  whom: { en: '', sw: '' },
  isConfirmed,
});

describe('the crisis numbers', () => {
  const stored = async () =>
    (await value(PRACTICE_SETTINGS_PATH, 'crisisNumbers')) as {
      number: string;
      verifiedAt: number | null;
    }[];

  it('are confirmed by the server’s clock, until the number changes', async () => {
    const before = (await database().doc(PRACTICE_SETTINGS_PATH).get()).data()!;
    done(await ask(saveCrisisNumbers, admin, { numbers: [aLine('999'), aLine('0800 111 222')] }));
    done(
      await ask(saveCrisisNumbers, admin, {
        numbers: [aLine('999', true), aLine('0800 111 222', true)],
      }),
    );
    for (const { verifiedAt } of await stored())
      expect(Math.abs(Date.now() - Number(verifiedAt))).toBeLessThan(600_000);
    done(
      await ask(saveCrisisNumbers, admin, {
        numbers: [aLine('999', true), aLine('0800 111 223', true)],
      }),
    );
    expect((await stored()).map(({ verifiedAt }) => verifiedAt === null)).toEqual([false, true]);
    expect((await trailOf(PRACTICE_SETTINGS_PATH)).at(-1)).toMatchObject({
      action: 'settings-changed',
      fields: ['crisisNumbers'],
    });
    const after = (await database().doc(PRACTICE_SETTINGS_PATH).get()).data()!;
    expect(without(after, 'crisisNumbers')).toEqual(without(before, 'crisisNumbers'));
    await database().doc(PRACTICE_SETTINGS_PATH).set(before);
  });

  it('are at least one, and no words', async () => {
    expect(
      detailsOf(await ask(saveCrisisNumbers, admin, { numbers: [] }), 'invalid-input'),
    ).toEqual({ fields: { numbers: 'text-required' } });
    const words = { numbers: [aLine('call me')] };
    expect(detailsOf(await ask(saveCrisisNumbers, admin, words), 'invalid-input')).toEqual({
      fields: { 'numbers[0].number': 'phone-invalid' },
    });
  });
});

describe('the opening hours', () => {
  const usual = { first: '08:00', last: '18:00' };
  const week = { 1: usual, 2: usual, 3: usual, 4: usual, 5: usual };
  const save = (openingHours: OpeningHoursInput['openingHours'], keepSessions = false) =>
    ask(saveOpeningHours, admin, { practitionerId: PRACTITIONER, openingHours, keepSessions });
  const hours = () => value(practitionerPath(PRACTITIONER), 'openingHours');
  afterEach(async () => {
    done(await save(week, true));
  });

  it('close days and open others, for the booking page too, and leave an entry in the trail', async () => {
    const date = await emptyDay();
    const rest = without(week, String(weekdayOf(date)));
    const answer = await save(rest, true);
    expect(done(answer)).toBeDefined();
    expect(await hours()).toEqual(rest);
    expect((await trailOf(practitionerPath(PRACTITIONER))).at(-1)).toMatchObject({
      action: 'practitioner-changed',
      fields: ['openingHours'],
    });
    const input = bookingRequest({ date, time: '10:00' });
    expect(await ask(createBooking, await person(), input)).toMatchObject({
      code: 'slot-unavailable',
      details: { reason: 'closed' },
    });
    done(await save(week, true));
    done(await ask(createBooking, await person(), { ...input, requestId: randomUUID() }));
  });

  it('name what is booked outside of them and save nothing, unless it is to stay', async () => {
    const date = await emptyDay();
    const place = { date, time: '17:00' };
    const { bookingId } = done(await ask(createBooking, await person(), bookingRequest(place)));
    const shorter = { ...week, [weekdayOf(date)]: { first: '08:00', last: '16:00' } };
    const { bookings } = detailsOf(await save(shorter), 'conflicts-with-bookings');
    expect(bookings).toContainEqual({ bookingId, ...place });
    expect(await hours()).toEqual(week);
    const { kept } = done(await save(shorter, true));
    expect(kept).toContainEqual({ bookingId, ...place });
    expect(await hours()).toEqual(shorter);
    // It was outside before: no reason to ask again.
    const shorterStill = { ...shorter, [weekdayOf(date)]: { first: '09:00', last: '16:00' } };
    const again = await save(shorterStill);
    const named = again.ok ? [] : detailsOf(again, 'conflicts-with-bookings').bookings;
    expect(named.map((each) => each.bookingId)).not.toContain(bookingId);
  });

  it('are no matter of therapists and receptionists', async () => {
    for (const who of others) {
      const input = { practitionerId: PRACTITIONER, openingHours: week, keepSessions: true };
      const answer = await ask(saveOpeningHours, who, input);
      expect(refused(answer)).toBe('forbidden');
    }
  });
});

it('a longer booking window is open at once', async () => {
  const stored = (await database().doc(PRACTICE_SETTINGS_PATH).get()).data()!;
  const settings = without(stored, 'crisisNumbers');
  const windowDays = Number(stored['windowDays']) + 20;
  const last = addDays(toWallTime(Date.now()).date, windowDays);
  const path = availabilityPath(PRACTITIONER, monthOf(last));
  const dayThen = async () =>
    ((await value(path, 'days')) as Record<string, unknown> | undefined)?.[last];
  expect(await dayThen()).toBeUndefined();
  done(await ask(saveSettings, admin, { ...settings, windowDays } as SettingsInput));
  expect(await dayThen()).toMatchObject({ isAvailable: true });
  await database().doc(PRACTICE_SETTINGS_PATH).set(stored);
});

describe('messages', () => {
  it('are ticked off and opened again', async () => {
    const { messageId } = done(
      await ask(sendMessage, null, {
        requestId: randomUUID(),
        name: 'Zawadi',
        email: 'zawadi@example.com',
        subject: 'general',
        message: 'Hello',
        honeypot: '',
        language: 'en',
      }),
    );
    done(await ask(markMessage, admin, { messageId, answered: true }));
    expect(await value(messagePath(messageId), 'answered')).toBe(true);
    done(await ask(markMessage, admin, { messageId, answered: false }));
    expect((await trailOf(messagePath(messageId))).map(({ action }) => action)).toEqual([
      'message-answered',
      'message-opened',
    ]);
    expect(refused(await ask(markMessage, admin, { messageId: 'none', answered: true }))).toBe(
      'not-found',
    );
  });
});

describe('the list of staff', () => {
  it('says who signed in when', async () => {
    const { members } = done(await ask(listStaff, admin, {}));
    const self = members.find(({ uid }) => uid === admin.uid);
    expect(self).toMatchObject({ role: 'admin', active: true, fullName: 'Njeri Admin' });
    expect(Date.now() - (self?.lastSignInAt ?? 0)).toBeLessThan(600_000);
  });
});

it('is all for admins only, but for messages, which receptionists answer', async () => {
  const stored = (await database().doc(PRACTICE_SETTINGS_PATH).get()).data()!;
  const settings = without(stored, 'crisisNumbers');
  const [client, receptionist, therapist] = others;
  const message = { messageId: 'none', answered: true };
  expect(refused(await ask(markMessage, receptionist!, message))).toBe('not-found');
  for (const who of [client!, therapist!]) {
    expect(refused(await ask(markMessage, who, message))).toBe('forbidden');
  }
  for (const who of others) {
    expect(refused(await ask(saveSettings, who, settings as SettingsInput))).toBe('forbidden');
    expect(refused(await ask(saveCrisisNumbers, who, { numbers: [aLine('999')] }))).toBe(
      'forbidden',
    );
    expect(refused(await ask(saveService, who, aService()))).toBe('forbidden');
    expect(refused(await ask(removeService, who, { slug: 'individual-therapy' }))).toBe(
      'forbidden',
    );
    expect(refused(await ask(saveArticle, who, anArticle()))).toBe('forbidden');
    expect(refused(await ask(removeArticle, who, { slug: 'first-steps' }))).toBe('forbidden');
    expect(refused(await ask(saveStory, who, aStory()))).toBe('forbidden');
    expect(refused(await ask(removeStory, who, { slug: 'story-am' }))).toBe('forbidden');
    expect(refused(await ask(listStaff, who, {}))).toBe('forbidden');
  }
  expect(refused(await ask(listStaff, null, {}))).toBe('signed-out');
});
