import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner, type Practitioner } from '@tulia/domain/practice/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  readPublicCollection,
  readPublicDocument,
  type PublicDocument,
} from '../platform/firebase/public-read';
import { isStale } from './freshness';

vi.mock('../platform/firebase/public-read', () => ({
  readPublicCollection: vi.fn(),
  readPublicDocument: vi.fn(),
}));

function live(
  settings: object | null,
  services: readonly object[] = seedServices,
  people: readonly Practitioner[] = [defaultPractitioner],
  stories: PublicDocument[] = [],
) {
  vi.mocked(readPublicDocument).mockResolvedValue(
    settings === null ? null : { id: 'practice', data: { ...settings } },
  );
  vi.mocked(readPublicCollection).mockImplementation((collection) =>
    Promise.resolve(
      collection === 'practitioners'
        ? people.map((each) => ({ id: each.id, data: { ...each } }))
        : collection === 'stories'
          ? stories
          : services.map((each) => ({ id: (each as { slug: string }).slug, data: { ...each } })),
    ),
  );
}

beforeEach(() => {
  vi.clearAllMocks();
});

it('is fresh when the practice’s content is that of the build, in any order', async () => {
  const turned = Object.fromEntries(Object.entries(defaultPracticeSettings).reverse());
  live(turned, [...seedServices].reverse());
  expect(await isStale()).toBe(false);
});

it('is fresh where no settings were saved', async () => {
  live(null);
  expect(await isStale()).toBe(false);
});

it('is fresh where no practitioner can be booked yet', async () => {
  live(null, seedServices, []);
  expect(await isStale()).toBe(false);
});

it('is stale after a change of a cut-off or of the opening hours', async () => {
  live({ ...defaultPracticeSettings, refundCutoffHours: 4 });
  expect(await isStale()).toBe(true);
  live(null, seedServices, [{ ...defaultPractitioner, openingHours: {} }]);
  expect(await isStale()).toBe(true);
});

it('is fresh after a change of a setting that no page shows', async () => {
  const { payment, crisisNumbers } = defaultPracticeSettings;
  live({
    ...defaultPracticeSettings,
    bookingEntry: 'guest',
    taxNumber: 'P051234567X',
    reminderLeadHours: 24,
    payment: { ...payment, bankAccountName: 'Another name' },
    crisisNumbers: crisisNumbers.map((each) => ({ ...each, verifiedAt: 1 })),
  });
  expect(await isStale()).toBe(false);
  live({ ...defaultPracticeSettings, payment: { ...payment, mobileMoneyTill: '123456' } });
  expect(await isStale()).toBe(true);
  live({ ...defaultPracticeSettings, crisisNumbers: crisisNumbers.slice(1) });
  expect(await isStale()).toBe(true);
});

it('is stale after a change of a price, and when a service goes', async () => {
  live(
    defaultPracticeSettings,
    seedServices.map((each) => ({ ...each, price: each.price + 1 })),
  );
  expect(await isStale()).toBe(true);
  live(defaultPracticeSettings, seedServices.slice(1));
  expect(await isStale()).toBe(true);
});

it('is stale once a client story is published', async () => {
  live(null, seedServices, [defaultPractitioner], [{ id: 'one', data: { published: true } }]);
  expect(await isStale()).toBe(true);
});
