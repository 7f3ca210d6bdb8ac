/** What a new practice must do before clients can book, pay and contact it. */
import { placeholdersIn } from './placeholders';
import { bookable, offers, type Practitioner } from './practitioner';
import type { Service } from './service';
import type { PracticeSettings } from './settings';
import { waysToPay } from './ways-to-pay';

/** Why clients cannot book: nobody takes bookings, has opening hours, or offers a service. */
export type Closed = 'practitioner' | 'hours' | 'service';

type People = readonly Practitioner[];
type Services = readonly Pick<Service, 'slug' | 'isActive'>[];

export function whyClosed(people: People, services: Services): Closed | null {
  const there = bookable(people, null);
  if (there.length === 0) return 'practitioner';
  const open = there.filter(({ openingHours }) => Object.keys(openingHours).length > 0);
  if (open.length === 0) return 'hours';
  const isOffered = services.some(
    ({ slug, isActive }) => isActive && open.some((person) => offers(person, slug)),
  );
  return isOffered ? null : 'service';
}

/** What an owner does before the first client comes, in this order. */
export const OPENING_STEPS = [
  'practitioner',
  'hours',
  'services',
  'contact',
  'payment',
  'crisis',
  'booking',
] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

export interface LeftToDo {
  /** In order; empty once all are done. A practice with bookings has opened: it is shown the open steps alone. */
  steps: readonly { step: OpeningStep; isDone: boolean }[];
  /** practitioners without a name or licence */
  people: number;
}

/** @param about.settings as stored, with placeholders */
export function leftToDo(about: {
  settings: PracticeSettings;
  practitioners: People;
  services: Services;
  hasBookings: boolean;
}): LeftToDo {
  const { settings, practitioners, services, hasBookings } = about;
  const left = placeholdersIn({ settings, practitioners });
  const kinds = new Set<string>(left.map(({ kind }) => kind));
  const has = (...names: string[]) => names.some((name) => kinds.has(name));
  const closed = whyClosed(practitioners, services);
  const isDone: Record<OpeningStep, boolean> = {
    practitioner: closed !== 'practitioner',
    hours: closed !== 'practitioner' && closed !== 'hours',
    services: closed !== 'service' && (settings.pricesSeen || hasBookings),
    contact: !has('phone', 'email', 'messagingNumber'),
    payment: !has('mobileMoneyTill', 'bankName', 'bankAccountNumber') && !waysToPay(settings).none,
    crisis: !has('crisis-number'),
    booking: hasBookings,
  };
  const steps = OPENING_STEPS.map((step) => ({ step, isDone: isDone[step] }));
  return {
    steps: hasBookings ? steps.filter((each) => !each.isDone) : steps,
    people: new Set(left.flatMap((each) => ('who' in each ? [each.who] : []))).size,
  };
}
