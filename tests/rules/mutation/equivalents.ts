/**
 * Mutants that no request can tell from the rules as they stand, by reason. Names are those that `mutants.ts` gives.
 */
const BY_REASON: Readonly<Record<string, readonly string[]>> = {
  'a list asks a collection; a rule at one named document never answers it': [
    '/settings/practice: allow list: if false; | turned round',
    '/settings/practice: allow list: if false; | always',
    '/confidential/request: allow list: if false; | turned round',
    '/confidential/request: allow list: if false; | always',
    '/confidential/note: allow list: if false; | turned round',
    '/confidential/note: allow list: if false; | always',
    '/settings/practice: allow get: if true; | list by the condition of get',
    '/confidential/request: allow get: if ownsBooking(bookingNamed(bookingId)); | list by the condition of get',
  ],
  'a list names no document, so that the condition fails': [
    "/stats/{id}: allow get: if managesPractice() || (id == 'connection_mpesa' && recordsPayments()); | list by the condition of get",
    "/bookingStatus/{reference}: allow get: if reference.matches('[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}'); | list by the condition of get",
  ],
  'a get has no limit, so that the condition fails': [
    '/profiles/{uid}: allow list: if request.query.limit <= 100 && managesPractice(); | get by the condition of list',
    '/clients/{id}: allow list: if request.query.limit <= 100 && seesBookings(); | get by the condition of list',
    '/consents/{id}: allow list: if request.query.limit <= 100 && (gaveConsent(resource.data) || managesPractice()); | get by the condition of list',
    '/messages/{id}: allow list: if request.query.limit <= 100 && answersMessages(); | get by the condition of list',
    '/accessLog/{id}: allow list: if request.query.limit <= 100 && managesPractice(); | get by the condition of list',
    '/bookings/{bookingId}: allow list: if request.query.limit <= 100 && (ownsBooking(resource.data) || seesBookings()); | get by the condition of list',
    '/payments/{id}: allow list: if request.query.limit <= 100 && recordsPayments(); | get by the condition of list',
    '/paymentTray/{key}: allow list: if request.query.limit <= 100 && recordsPayments(); | get by the condition of list',
    '/receipts/{number}: allow list: if request.query.limit <= 100 && recordsPayments(); | get by the condition of list',
    '/mailStatus/{id}: allow list: if request.query.limit <= 100 && followsMails(); | get by the condition of list',
    '/audit/{id}: allow list: if request.query.limit <= 100 && managesPractice(); | get by the condition of list',
    '/blocks/{id}: allow list: if request.query.limit <= 100 && seesBookings(); | get by the condition of list',
  ],
  'a creation has no document before, so that the condition fails': [
    '/profiles/{uid}: allow update: if isPerson(uid) | create by the condition of update',
  ],
  'a deletion has no document after, so that the condition fails': [
    '/profiles/{uid}: allow update: if isPerson(uid) | delete by the condition of update',
  ],
  'no profile holds such a field: its shape refuses it when it is written': [
    "isBare: return data.profile.keys().hasOnly(['preferences']); | with 'extra'",
  ],
  'whoever is let in by the one condition is let in by the other': [
    '/staff/{uid}: allow list: if registersStaff(); | get by the condition of list',
    '/stats/{id}: allow list: if managesPractice(); | get by the condition of list',
    '/staff/{uid}: allow get: if isPerson(uid) || registersStaff(); | list by the condition of get',
  ],
};

/** Name of the mutant to the reason. */
export const EQUIVALENTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BY_REASON).flatMap(([reason, names]) => names.map((name) => [name, reason])),
);
