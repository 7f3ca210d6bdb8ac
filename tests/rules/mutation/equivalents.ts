/**
 * Mutants that no request can tell from the rules as they stand, by reason. Names, or their form, are those that
 * `mutants.ts` gives.
 */
const BY_REASON: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'a list asks a collection; a rule at one named document never answers it': [
    /^\/(?:settings\/practice|confidential\/(?:request|note)): allow list: if false; \| (?:turned round|always)$/,
    '/settings/practice: allow get: if true; | list by the condition of get',
    '/confidential/request: allow get: if ownsBooking(bookingNamed(bookingId)); | list by the condition of get',
  ],
  'a list names no document, so that the condition fails': [
    "/stats/{id}: allow get: if managesPractice() || (id == 'connection_mpesa' && recordsPayments()); | list by the condition of get",
    "/bookingStatus/{reference}: allow get: if reference.matches('[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}'); | list by the condition of get",
  ],
  'a get has no limit, so that the condition fails': [
    /: allow list: if request\.query\.limit <= 100 && .* \| get by the condition of list$/,
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

export const EQUIVALENTS = Object.values(BY_REASON).flat();

/** Whether a mutant of this name is one of these. */
export const isOneOf = (equivalent: string | RegExp, name: string): boolean =>
  typeof equivalent === 'string' ? equivalent === name : equivalent.test(name);
