import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner, type Practitioner } from '@tulia/domain/practice/practitioner';
import { seedServices, type Service } from '@tulia/domain/practice/service';
import { expect, it, vi } from 'vitest';
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

interface Live {
  settings?: object | null;
  services?: readonly Service[];
  people?: readonly Practitioner[];
  stories?: PublicDocument[];
}

/** Whether the site is stale when the practice has this; what is left out is as the build has it. */
function isStaleWith({
  settings = null,
  services = seedServices,
  people = [defaultPractitioner],
  stories = [],
}: Live): Promise<boolean> {
  const document = settings && { id: 'practice', data: { ...settings } };
  vi.mocked(readPublicDocument).mockResolvedValue(document);
  const collections: Record<string, PublicDocument[]> = {
    practitioners: people.map((each) => ({ id: each.id, data: { ...each } })),
    services: services.map((each) => ({ id: each.slug, data: { ...each } })),
    stories,
  };
  vi.mocked(readPublicCollection).mockImplementation((name) =>
    Promise.resolve(collections[name] ?? []),
  );
  return isStale();
}

const settings = defaultPracticeSettings;
const turned = Object.fromEntries(Object.entries(settings).reverse());
const { payment, crisisNumbers } = settings;
const unseen = {
  ...settings,
  bookingEntry: 'guest',
  taxNumber: 'P051234567X',
  reminderLeadHours: 24,
  payment: { ...payment, bankAccountName: 'Another name' },
  crisisNumbers: crisisNumbers.map((each) => ({ ...each, verifiedAt: 1 })),
};

it.each<[string, Live]>([
  [
    'has what the build has, in any order',
    { settings: turned, services: seedServices.toReversed() },
  ],
  ['has saved no settings', {}],
  ['has no practitioner who can be booked yet', { people: [] }],
  ['has changed settings that no page shows', { settings: unseen }],
])('is fresh where the practice %s', async (_, live) => {
  expect(await isStaleWith(live)).toBe(false);
});

const dearer = seedServices.map((each) => ({ ...each, price: each.price + 1 }));

it.each<[string, Live]>([
  ['a cut-off', { settings: { ...settings, refundCutoffHours: 4 } }],
  ['the opening hours', { people: [{ ...defaultPractitioner, openingHours: {} }] }],
  ['a price', { settings, services: dearer }],
  ['the services, one of which went', { settings, services: seedServices.slice(1) }],
  ['the stories', { stories: [{ id: 'one', data: { published: true } }] }],
  ['the till', { settings: { ...settings, payment: { ...payment, mobileMoneyTill: '123456' } } }],
  ['the crisis numbers', { settings: { ...settings, crisisNumbers: crisisNumbers.slice(1) } }],
])('is stale after a change of %s', async (_, live) => {
  expect(await isStaleWith(live)).toBe(true);
});
