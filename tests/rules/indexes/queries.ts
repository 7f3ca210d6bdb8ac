/**
 * Every shape of query that the product makes. The emulator answers all of them; production only those that an index
 * covers. `sources.ts` holds this list against the code.
 */
export type Direction = 'asc' | 'desc';

export interface QueryShape {
  collection: string;
  /** fields compared with `==` or `in` */
  equal?: readonly string[];
  /** a field asked with `array-contains` */
  contains?: string;
  /** the field that is ordered by, or compared with a range, which is an order too */
  order?: readonly [field: string, direction: Direction];
}

const shape = (
  collection: string,
  equal: readonly string[],
  order?: readonly [string, Direction],
  contains?: string,
): QueryShape => ({
  collection,
  equal,
  ...(order === undefined ? {} : { order }),
  ...(contains === undefined ? {} : { contains }),
});

export const QUERIES: readonly QueryShape[] = [
  // the client's two lists
  shape('bookings', ['clientUserId', 'clientEmail'], ['createdAt', 'desc']),
  // the clients of the staff, their search, and what a client's page and a repair ask for
  shape('clients', [], ['updatedAt', 'desc']),
  shape('clients', [], ['updatedAt', 'desc'], 'searchTerms'),
  // clients to be destroyed, and clients with a date that was never counted, or by other settings
  shape('clients', [], ['retention.until', 'asc']),
  shape('clients', [], ['retention.policy', 'asc']),
  shape('bookings', ['clientId'], ['startsAt', 'desc']),
  shape('bookings', ['clientId', 'status'], ['startsAt', 'desc']),
  shape('bookings', ['clientId']),
  // times that the code of a payment keeps, once the provider is to be asked
  shape('bookings', ['paidTime'], ['holdExpiresAt', 'asc']),
  // the staff's list, its filters and its search
  shape('bookings', [], ['createdAt', 'desc']),
  shape('bookings', ['status'], ['createdAt', 'desc']),
  shape('bookings', ['serviceId'], ['createdAt', 'desc']),
  shape('bookings', ['status', 'serviceId'], ['createdAt', 'desc']),
  shape('bookings', [], ['createdAt', 'desc'], 'searchTerms'),
  shape('bookings', ['status'], ['createdAt', 'desc'], 'searchTerms'),
  // the schedule, reminders and conflicts
  shape('bookings', [], ['startsAt', 'asc']),
  shape('bookings', ['status'], ['startsAt', 'asc']),
  shape('bookings', ['status'], ['startsAt', 'desc']),
  shape('bookings', ['serviceId'], ['startsAt', 'asc']),
  shape('bookings', ['status', 'serviceId'], ['startsAt', 'asc']),
  // a therapist's own day: sessions, past sessions not concluded, requests, and sessions without their meeting
  shape('bookings', ['practitionerId', 'status'], ['startsAt', 'asc']),
  shape('bookings', ['practitionerId', 'status'], ['startsAt', 'desc']),
  shape('bookings', ['practitionerId', 'status'], ['createdAt', 'desc']),
  shape('bookings', ['practitionerId', 'meeting.state'], ['startsAt', 'asc']),
  // what an account takes along, and what is left of it for a time
  shape('bookings', ['clientUserId']),
  shape('bookings', ['clientUserId', 'clientEmail']),
  shape('bookings', [], ['retainUntil', 'asc']),
  shape('consents', ['uid']),
  shape('consents', [], ['retainUntil', 'asc']),
  shape('messages', ['email']),
  shape('bookings', [], ['startsAt', 'desc']),
  shape('bookings', ['serviceId'], ['startsAt', 'desc']),
  shape('bookings', ['status', 'serviceId'], ['startsAt', 'desc']),
  // money that is open
  shape('bookings', ['payment.state', 'status'], ['startsAt', 'desc']),
  shape('bookings', ['payment.state'], ['startsAt', 'desc']),
  // sessions to come without their meeting
  shape('bookings', ['meeting.state'], ['startsAt', 'asc']),
  // the ledger of a booking
  shape('payments', ['bookingId']),
  shape('payments', [], ['at', 'asc']),
  shape('receipts', [], ['at', 'asc']),
  shape('paymentTray', [], ['at', 'asc']),
  shape('paymentTray', ['bookingId']),
  shape('paymentCodes', ['bookingId']),
  // money that a provider tells of, and the bookings it may be for
  shape('bookings', [], undefined, 'searchTerms'),
  shape('bookings', ['payment.balance']),
  shape('paymentAttempts', [], ['nextQueryAt', 'asc']),
  shape('paymentAttempts', [], ['createdAt', 'asc']),
  shape('paymentAttempts', ['bookingId']),
  shape('paymentClaims', ['bookingId']),
  shape('guardianLinks', ['bookingId']),
  shape('guardianLinks', [], ['expiresAt', 'asc']),
  shape('manageLinks', ['bookingId']),
  shape('manageLinks', [], ['expiresAt', 'asc']),
  shape('payLinks', ['bookingId']),
  shape('payLinks', [], ['expiresAt', 'asc']),
  shape('receipts', ['bookingId']),
  shape('paymentTray', ['state'], ['foundAt', 'desc']),
  // what jobs look for
  shape('bookings', ['meeting.state'], ['meeting.nextAttemptAt', 'asc']),
  shape('bookings', ['status'], ['holdExpiresAt', 'asc']),
  shape('notes', [], ['version', 'desc']),
  shape('events', [], ['at', 'desc']),
  shape('events', [], ['at', 'asc']),

  shape('mail', ['state'], ['notBefore', 'asc']),
  shape('mail', ['bookingId']),
  shape('mail', ['to']),
  shape('mail', [], ['expiresAt', 'asc']),
  shape('messages', [], ['expiresAt', 'asc']),
  shape('pushes', [], ['dueAt', 'asc']),
  shape('pushTokens', ['uid']),
  shape('mailStatus', ['bookingId'], ['createdAt', 'desc']),
  shape('mailStatus', ['state'], ['createdAt', 'desc']),
  shape('mailStatus', [], ['createdAt', 'desc']),

  shape('audit', [], ['at', 'desc']),
  shape('accessLog', [], ['at', 'desc']),
  shape('accessLog', ['bookingId'], ['at', 'desc']),
  shape('incidents', [], ['noticedAt', 'desc']),
  shape('incidents', ['open']),
  shape('incidents', ['open', 'commissionerToldOn'], ['noticedAt', 'asc']),
  shape('errorKinds', [], ['lastAt', 'desc']),
  shape('errorKinds', [], ['expiresAt', 'asc']),
  shape('bookings', [], ['updatedAt', 'desc']),
  shape('bookings', ['meeting.problem']),

  shape('slots', ['kind'], ['expiresAt', 'asc']),
  shape('slots', ['kind'], ['date', 'asc']),
  shape('slots', ['practitionerId'], ['date', 'asc']),
  shape('slots', ['practitionerId', 'date']),
  shape('slots', [], ['date', 'asc']),
  shape('blocks', [], ['lastDate', 'asc']),
  shape('blocks', [], ['lastDate', 'desc']),
  shape('slots', ['bookingId']),
  shape('slots', ['date', 'kind']),
  shape('availability', ['practitionerId'], ['month', 'asc']),
  shape('availability', ['practitionerId']),
  shape('practitioners', ['isActive']),
  // whatever names a service that is to be deleted
  shape('bookings', ['serviceId']),
  shape('blocks', ['serviceId']),
  shape('slots', ['serviceId']),
  shape('practitioners', [], undefined, 'services'),
  shape('practitioners', ['isActive', 'takesBookings']),
  shape('staff', ['practitionerId']),

  shape('messages', ['answered'], ['createdAt', 'desc']),
  shape('messages', [], ['createdAt', 'desc']),
  shape('articles', ['published'], ['order', 'asc']),
  shape('articles', [], ['order', 'asc']),
  shape('stories', ['published'], ['order', 'asc']),
  shape('stories', [], ['order', 'asc']),
  shape('services', ['isActive'], ['name.en', 'asc']),
  shape('services', [], ['name.en', 'asc']),
  shape('services', ['isActive']),
  shape('staff', ['role', 'active']),
  shape('staff', [], ['fullName', 'asc']),
  shape('stats', [], ['date', 'asc']),
];
