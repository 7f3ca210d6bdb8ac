/**
 * Every query of the product that needs an index of its own: one that joins fields compared with `==` or `in`, or a
 * field asked with `array-contains`, with an order. The emulator answers all queries; production answers such a query
 * only when an index covers it. `sources.ts` holds this list against the code.
 */
export type Direction = 'asc' | 'desc';

export interface QueryShape {
  collection: string;
  /** fields compared with `==` or `in` */
  equal: readonly string[];
  /** the field that is ordered by, or compared with a range, which is an order too */
  order: readonly [field: string, direction: Direction];
  /** a field asked with `array-contains` */
  contains?: string;
  /** a field that the database adds up */
  sums?: string;
}

const shape = (
  collection: string,
  equal: readonly string[],
  order: readonly [string, Direction],
  contains?: string,
): QueryShape => ({ collection, equal, order, ...(contains === undefined ? {} : { contains }) });

export const QUERIES: readonly QueryShape[] = [
  // the client's two lists
  shape('bookings', ['clientUserId', 'clientEmail'], ['createdAt', 'desc']),
  // the search of clients, and the bookings of one
  shape('clients', [], ['updatedAt', 'desc'], 'searchTerms'),
  shape('bookings', ['clientId'], ['startsAt', 'desc']),
  shape('bookings', ['clientId', 'status'], ['startsAt', 'desc']),
  // times that the code of a payment keeps, once the provider is to be asked
  shape('bookings', ['paidTime'], ['holdExpiresAt', 'asc']),
  // the staff's list, its filters and its search
  shape('bookings', ['status'], ['createdAt', 'desc']),
  shape('bookings', ['serviceId'], ['createdAt', 'desc']),
  shape('bookings', ['status', 'serviceId'], ['createdAt', 'desc']),
  shape('bookings', [], ['createdAt', 'desc'], 'searchTerms'),
  shape('bookings', ['status'], ['createdAt', 'desc'], 'searchTerms'),
  // the schedule, reminders, conflicts and exports
  shape('bookings', ['status'], ['startsAt', 'asc']),
  shape('bookings', ['status'], ['startsAt', 'desc']),
  shape('bookings', ['serviceId'], ['startsAt', 'asc']),
  shape('bookings', ['status', 'serviceId'], ['startsAt', 'asc']),
  // a therapist's own day: sessions, past sessions not concluded, requests, and sessions without their meeting
  shape('bookings', ['practitionerId', 'status'], ['startsAt', 'asc']),
  shape('bookings', ['practitionerId', 'status'], ['startsAt', 'desc']),
  shape('bookings', ['practitionerId', 'status'], ['createdAt', 'desc']),
  shape('bookings', ['practitionerId', 'status', 'meeting.state'], ['startsAt', 'asc']),
  shape('bookings', ['status', 'meeting.state'], ['startsAt', 'asc']),
  // the lists of one practitioner
  shape('bookings', ['practitionerId'], ['createdAt', 'desc']),
  shape('bookings', ['practitionerId'], ['startsAt', 'asc']),
  // whether the feed of a practitioner has changed
  { ...shape('bookings', ['practitionerId'], ['startsAt', 'asc']), sums: 'version' },
  shape('bookings', ['practitionerId'], ['startsAt', 'desc']),
  shape('bookings', ['practitionerId', 'payment.state', 'status'], ['startsAt', 'desc']),
  shape('bookings', ['practitionerId', 'payment.state'], ['startsAt', 'desc']),
  shape('bookings', ['serviceId'], ['startsAt', 'desc']),
  shape('bookings', ['status', 'serviceId'], ['startsAt', 'desc']),
  // money that is open
  shape('bookings', ['payment.state', 'status'], ['startsAt', 'asc']),
  {
    ...shape('bookings', ['payment.state', 'status'], ['startsAt', 'asc']),
    sums: 'payment.balance',
  },
  shape('bookings', ['payment.state'], ['startsAt', 'desc']),
  // sessions to come without their meeting
  shape('bookings', ['meeting.state'], ['startsAt', 'asc']),
  // who did what with the record of a client
  shape('audit', ['subject'], ['at', 'desc']),
  // money without an owner
  shape('paymentTray', ['state'], ['foundAt', 'desc']),
  // what jobs look for
  shape('bookings', ['meeting.state'], ['meeting.nextAttemptAt', 'asc']),
  shape('bookings', ['status'], ['holdExpiresAt', 'asc']),

  shape('mail', ['state'], ['notBefore', 'asc']),
  shape('mailStatus', ['bookingId'], ['createdAt', 'desc']),
  shape('mailStatus', ['state'], ['createdAt', 'desc']),

  shape('accessLog', ['bookingId'], ['at', 'desc']),

  shape('slots', ['kind'], ['expiresAt', 'asc']),
  shape('slots', ['kind'], ['date', 'asc']),
  shape('slots', ['practitionerId'], ['date', 'asc']),
  shape('availability', ['practitionerId'], ['month', 'asc']),

  shape('messages', ['answered'], ['createdAt', 'desc']),
  shape('articles', ['published'], ['order', 'asc']),
  shape('stories', ['published'], ['order', 'asc']),
  shape('services', ['isActive'], ['name.en', 'asc']),
];
