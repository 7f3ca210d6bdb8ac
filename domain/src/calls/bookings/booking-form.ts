/** The order in which the booking form joins its messages (specification section 5). */
export const BOOKING_FORM_REASONS = [
  'full-name-required',
  'email-required',
  'phone-required',
  'service-required',
  'date-required',
  'time-required',
  'privacy-required',
  'consent-required',
  'email-invalid',
  'phone-invalid',
  'spam',
  'age-band-required',
  'under-age',
  'guardian-name-required',
  'guardian-phone-required',
  'guardian-email-required',
  'guardian-consent-required',
] as const;
export type BookingFormReason = (typeof BOOKING_FORM_REASONS)[number];

/** Sorts reasons in this order; others come last. */
export function inFormOrder<Field extends string>(
  reasons: Readonly<Partial<Record<Field, string>>>,
): { field: Field; reason: string }[] {
  const place = (reason: string) => {
    const found = (BOOKING_FORM_REASONS as readonly string[]).indexOf(reason);
    return found < 0 ? BOOKING_FORM_REASONS.length : found;
  };
  return (Object.entries(reasons) as [Field, string][])
    .map(([field, reason]) => ({ field, reason }))
    .sort((a, b) => place(a.reason) - place(b.reason));
}

/** The form checks these itself: the server answers them with refusals, so they are not in the schema. */
export function foreseenRefusals({
  ageBand,
  honeypot,
}: {
  ageBand: string;
  honeypot: string;
}): Partial<Record<'ageBand' | 'honeypot', 'under-age' | 'spam'>> {
  return {
    ...(ageBand === 'child' && { ageBand: 'under-age' }),
    ...(honeypot !== '' && { honeypot: 'spam' }),
  };
}
