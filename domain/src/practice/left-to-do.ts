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

export type LeftToDo =
  | { kind: Closed | 'contact' | 'payment' }
  /** practitioners without a name or licence; crisis numbers that nobody has called */
  | { kind: 'people' | 'crisis'; count: number };

/** In order of urgency. @param about.settings as stored, with placeholders */
export function leftToDo(about: {
  settings: PracticeSettings;
  practitioners: People;
  services: Services;
}): LeftToDo[] {
  const { settings, practitioners, services } = about;
  const left = placeholdersIn({ settings, practitioners });
  const kinds = new Set<string>(left.map(({ kind }) => kind));
  const has = (...names: string[]) => names.some((name) => kinds.has(name));
  const closed = whyClosed(practitioners, services);
  const people = new Set(left.flatMap((each) => ('who' in each ? [each.who] : []))).size;
  const crisis = left.filter(({ kind }) => kind === 'crisis-number').length;
  const pays = has('mobileMoneyTill', 'bankName', 'bankAccountNumber') || waysToPay(settings).none;
  return [
    ...(closed === null ? [] : [{ kind: closed }]),
    ...(pays ? [{ kind: 'payment' } as const] : []),
    ...(has('phone', 'email', 'messagingNumber') ? [{ kind: 'contact' } as const] : []),
    ...(people > 0 ? [{ kind: 'people', count: people } as const] : []),
    ...(crisis > 0 ? [{ kind: 'crisis', count: crisis } as const] : []),
  ];
}
