/**
 * What admins change of services, articles, settings, crisis numbers and messages: what is kept, and what the
 * trail says.
 */
import { articlePath, articles } from '@tulia/domain/records/article';
import {
  ANSWERED_MESSAGE_KEPT,
  messagePath,
  messages,
  OPEN_MESSAGE_KEPT,
  type Message,
} from '@tulia/domain/records/message';
import { defaultPracticeSettings, OF_OTHER_CALLS } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { seedServices } from '@tulia/domain/practice/service';
import { servicePath, services } from '@tulia/domain/records/service';
import { stories, storyPath } from '@tulia/domain/records/site/story';
import { toInstant } from '@tulia/domain/time/practice-time';
import { aMail } from '@tulia/domain/testing/mail';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emailFor } from '../../mail/email-for';
import { aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { trail } from '../../platform/testing/trail';
import { rollWindow } from '../../schedule/booking-window';
import { answerMessage, markMessage } from '../desk';
import {
  confirmPrices,
  removeArticle,
  removeStory,
  saveArticle,
  saveCrisisNumbers,
  saveService,
  saveSettings,
  saveStory,
} from '../office';
import { removeService } from './remove-service';

vi.mock('../../platform/app');
vi.mock('../../schedule/booking-window', () => ({ rollWindow: vi.fn() }));

const NOW = toInstant('2026-11-23', '09:00');
let now = NOW;
const clock = { now: () => now };
const admin = aMember('admin');
const [aService] = seedServices;
if (aService === undefined) throw new Error('no service');
const service = { ...aService, ages: [...aService.ages], isNew: false };
const article = {
  slug: 'sleep',
  title: { en: 'Sleep', sw: 'Usingizi' },
  summary: { en: '', sw: '' },
  content: { en: 'Rest.', sw: 'Pumzika.' },
  resourceLink: null,
  published: false,
  order: 1,
  isNew: true,
};
const story = {
  slug: 'story-one',
  initials: 'A. M.',
  quote: { en: 'I sleep again.', sw: '' },
  fullStory: { en: 'It took a while.', sw: '' },
  agreed: true,
  published: true,
  order: 1,
  isNew: true,
};
/** What the form of the settings sends. */
const settings = Object.fromEntries(
  Object.entries(defaultPracticeSettings).filter(([name]) => !OF_OTHER_CALLS.includes(name)),
) as unknown as Parameters<typeof saveSettings.handler>[0];
const seeded = defaultPracticeSettings.crisisNumbers;
const numbers = seeded.map(({ name, number, hours, whom }) => ({ name, number, hours, whom }));

const context = { caller: admin, clock };
const calls = {
  service: (change: Partial<typeof service> = {}) =>
    saveService.handler({ ...service, ...change }, context),
  serviceRemoval: () => removeService.handler({ slug: service.slug }, context),
  article: (change: Partial<typeof article> = {}) =>
    saveArticle.handler({ ...article, ...change }, context),
  removal: () => removeArticle.handler({ slug: article.slug }, context),
  story: (change: Partial<typeof story> = {}) =>
    saveStory.handler({ ...story, ...change }, context),
  storyRemoval: () => removeStory.handler({ slug: story.slug }, context),
  settings: (change: Partial<typeof settings> = {}) =>
    saveSettings.handler({ ...settings, ...change }, context),
  prices: () => confirmPrices.handler({}, context),
  numbers: () =>
    saveCrisisNumbers.handler(
      { numbers: numbers.map((each) => ({ ...each, isConfirmed: true })) },
      context,
    ),
  message: (answered: boolean) =>
    markMessage.handler({ messageId: 'message-1', answered }, context),
  answer: (answer: string) => answerMessage.handler({ messageId: 'message-1', answer }, context),
};
const stored = () => practiceSettings.fromStored(memory.read(PRACTICE_SETTINGS_PATH) ?? {});

beforeEach(() => {
  now = NOW;
  vi.mocked(rollWindow).mockClear();
  memory.put(servicePath(service.slug), services.toStored(aService));
  memory.put(PRACTICE_SETTINGS_PATH, practiceSettings.toStored(defaultPracticeSettings));
});

it.each<[string, (change: { isNew: boolean; slug: string }) => Promise<object>, { slug: string }]>([
  ['services', calls.service, service],
  ['articles', calls.article, article],
  ['stories', calls.story, story],
])(
  'of the %s a new one never takes the place of another, and one that is gone stays so',
  async (kind, change, { slug }) => {
    await change({ slug, isNew: kind !== 'services' });
    const before = trail();
    const taken = { code: 'invalid-input' };
    await expect(change({ slug, isNew: true })).rejects.toMatchObject(taken);
    const gone = { code: 'not-found' };
    await expect(change({ slug: 'none', isNew: false })).rejects.toMatchObject(gone);
    expect([Object.keys(memory.all(kind)), trail()]).toEqual([[slug], before]);
  },
);

describe('a service', () => {
  it('keeps its name without blanks around it, and the trail names what changed of it', async () => {
    await calls.service({ name: { en: ' Talking ', sw: 'Kuzungumza' }, price: 1 });
    expect(services.fromStored(memory.read(servicePath(service.slug)) ?? {})).toMatchObject({
      name: { en: 'Talking', sw: 'Kuzungumza' },
      price: 1,
    });
    const fields = ['name', 'name.sw', 'price'];
    expect(trail()).toMatchObject([{ action: 'service-changed', label: 'Talking', fields }]);
  });

  it('that is saved, or confirmed with the others, tells that the prices were looked at', async () => {
    for (const look of [calls.service, calls.prices]) {
      await memory.doc(PRACTICE_SETTINGS_PATH).update({ pricesSeen: false, phone: '+254 1' });
      await look();
      expect(stored()).toMatchObject({ pricesSeen: true, phone: '+254 1' });
    }
    await calls.prices();
    expect(trail()).toMatchObject([{ action: 'settings-changed', fields: ['pricesSeen'] }]);
    const gone = { isNew: false, slug: 'none' };
    await memory.doc(PRACTICE_SETTINGS_PATH).update({ pricesSeen: false });
    await expect(calls.service(gone)).rejects.toMatchObject({ code: 'not-found' });
    expect(stored().pricesSeen).toBe(false);
  });

  it('that is new is “created” in the trail, and is stored without the form’s isNew', async () => {
    await calls.service({ isNew: true, slug: 'new' });
    expect(trail()).toMatchObject([{ action: 'service-created', subject: servicePath('new') }]);
    expect(memory.read(servicePath('new'))).not.toHaveProperty('isNew');
  });

  it('that nothing names is deleted, and the trail keeps its name', async () => {
    memory.put('bookings/other', { serviceId: 'other' });
    memory.put('practitioners/everything', { services: 'all' });
    await expect(calls.serviceRemoval()).resolves.toEqual({ outcome: 'deleted' });
    expect(memory.all('services')).toEqual({});
    expect(trail()).toMatchObject([{ action: 'service-removed', label: service.name.en }]);
    await expect(calls.serviceRemoval()).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['a booking', 'bookings/one', { serviceId: service.slug }],
    ['blocked time', 'blocks/one', { serviceId: service.slug }],
    ['a lock', 'slots/one', { serviceId: service.slug }],
    ['a practitioner', 'practitioners/one', { services: [service.slug] }],
  ])('that %s names is switched off instead of deleted', async (_, path, named) => {
    memory.put(path, named);
    await expect(calls.serviceRemoval()).resolves.toEqual({ outcome: 'switched-off' });
    expect(services.fromStored(memory.read(servicePath(service.slug)) ?? {})).toEqual({
      ...aService,
      isActive: false,
    });
    await expect(calls.serviceRemoval()).resolves.toEqual({ outcome: 'switched-off' });
    expect(trail()).toMatchObject([
      { action: 'service-changed', label: service.name.en, fields: ['isActive'] },
    ]);
  });
});

it.each([
  ['an article', calls.article, articles, articlePath(article.slug)],
  ['a story', calls.story, stories, storyPath(story.slug)],
] as const)(
  '%s gets a date when it changes, and none when it is saved unchanged',
  async (_, save, records, path) => {
    const read = () => records.fromStored(memory.read(path) ?? {});
    await save();
    now += 1;
    await save({ isNew: false });
    expect(read().updatedAt).toBe(NOW);
    await save({ isNew: false, published: !read().published });
    expect(read().updatedAt).toBe(now);
  },
);

describe('an article', () => {
  it('that is removed keeps its title in the trail, and cannot be removed twice', async () => {
    await calls.article();
    await calls.article({ isNew: false, order: 2 });
    await calls.removal();
    expect(memory.all('articles')).toEqual({});
    expect(trail().map(({ action, label }) => [action, label])).toEqual([
      ['article-created', 'Sleep'],
      ['article-changed', 'Sleep'],
      ['article-removed', 'Sleep'],
    ]);
    await expect(calls.removal()).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a story', () => {
  it('records that the person agreed, and that they agree no more', async () => {
    await calls.story();
    const read = () => stories.fromStored(memory.read(storyPath(story.slug)) ?? {});
    expect({ ...read(), isNew: true }).toEqual({ ...story, updatedAt: NOW });
    expect(memory.read(storyPath(story.slug))).not.toHaveProperty('isNew');
    await calls.story({ isNew: false, agreed: false, published: false });
    expect(read()).toMatchObject({ agreed: false, published: false });
  });

  it('that is removed keeps nothing of the person, and cannot be removed twice', async () => {
    await calls.story();
    await calls.story({ isNew: false, order: 2 });
    await calls.storyRemoval();
    expect(memory.all('stories')).toEqual({});
    expect(trail().map(({ action, fields }) => [action, fields.length])).toEqual([
      ['story-created', 7],
      ['story-changed', 1],
      ['story-removed', 0],
    ]);
    expect(JSON.stringify(trail())).not.toMatch(/A\. M\.|sleep|while/);
    await expect(calls.storyRemoval()).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the settings', () => {
  it('and the crisis numbers, confirmed at the server’s moment, leave each other as they stand', async () => {
    await calls.numbers();
    await calls.settings({ city: 'Nakuru' });
    const confirmed = seeded.map((each) => ({ ...each, verifiedAt: NOW }));
    const whole = { ...defaultPracticeSettings, city: 'Nakuru', crisisNumbers: confirmed };
    expect(stored()).toEqual(whole);
    expect(trail()[1]).toMatchObject({ action: 'settings-changed', fields: ['city'] });
    await calls.numbers();
    expect(stored()).toEqual(whole);
  });

  it('are saved with all defaults when there are none yet', async () => {
    const whole = practiceSettings.toStored(defaultPracticeSettings);
    for (const begin of [calls.settings, calls.numbers, calls.prices]) {
      await memory.doc(PRACTICE_SETTINGS_PATH).delete();
      await begin();
      const { crisisNumbers, pricesSeen, ...rest } = memory.read(PRACTICE_SETTINGS_PATH) ?? {};
      expect({ ...whole, ...rest }).toEqual(whole);
      expect(pricesSeen).toBe(begin === calls.prices);
      expect(crisisNumbers).toHaveLength(seeded.length);
    }
  });

  it.each([
    ['a longer window opens its days at once', 1, 1],
    ['the same window waits for the night', 0, 0],
    ['a shorter window opens nothing', -1, 0],
  ])('%s', async (_, more, times) => {
    await calls.settings({ windowDays: settings.windowDays + more });
    expect(vi.mocked(rollWindow).mock.calls).toEqual(Array(times).fill([clock]));
  });
});

const open = (): Message => ({
  name: 'Brian Otieno',
  email: 'brian@example.com',
  language: 'en',
  subject: 'general',
  message: 'Is there parking?',
  answered: false,
  answer: null,
  createdAt: NOW - 1,
  expiresAt: NOW,
});

it('an answer is mailed once to whoever wrote, kept beside the message, and not in the trail', async () => {
  memory.put(messagePath('message-1'), messages.toStored(open()));
  await calls.answer(' Yes, on the ground floor. ');
  await calls.answer('Yes, on the ground floor.');
  await expect(calls.answer('No.')).rejects.toMatchObject({ code: 'idempotency-conflict' });
  expect(messages.fromStored(memory.read(messagePath('message-1')) ?? {})).toMatchObject({
    answered: true,
    answer: { text: 'Yes, on the ground floor.', at: NOW },
    expiresAt: NOW + ANSWERED_MESSAGE_KEPT,
  });
  expect(Object.values(memory.all('mail'))).toMatchObject([
    { to: 'brian@example.com', template: 'message-answer', parameters: { messageId: 'message-1' } },
  ]);
  const mail = { ...aMail('message-answer', { messageId: 'message-1' }), language: 'en' as const };
  const email = await emailFor(
    {
      mail,
      language: 'en',
      settings: defaultPracticeSettings,
      siteUrl: '',
      namesPractitioner: false,
    },
    null,
  );
  expect(email).toMatchObject({
    greeting: 'Dear Brian,',
    paragraphs: [expect.any(String), 'Yes, on the ground floor.'],
  });
  expect(JSON.stringify(email)).not.toContain('parking');
  expect(trail().map(({ action }) => action)).toEqual(['message-answered']);
  expect(JSON.stringify(trail())).not.toMatch(/brian|ground/i);
});

it('an answered message is kept for a month, and a reopened one for a year', async () => {
  memory.put(messagePath('message-1'), messages.toStored(open()));
  const read = () => messages.fromStored(memory.read(messagePath('message-1')) ?? {});
  await calls.message(true);
  expect(read()).toMatchObject({ answered: true, expiresAt: NOW + ANSWERED_MESSAGE_KEPT });
  await calls.message(false);
  expect(read()).toMatchObject({ answered: false, expiresAt: NOW + OPEN_MESSAGE_KEPT });
  expect(trail().map(({ action }) => action)).toEqual(['message-answered', 'message-opened']);
  expect(JSON.stringify(trail())).not.toMatch(/brian|parking/i);
  memory.clear();
  await expect(calls.message(true)).rejects.toMatchObject({ code: 'not-found' });
});
