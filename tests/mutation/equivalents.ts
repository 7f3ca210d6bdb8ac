/** Mutants of the domain that no test can tell from the code as it stands, each with its reason. */
export interface Equivalent {
  file: string;
  /** the text that is changed, and what stands in its place; runs of white space count as one space */
  from: string;
  to: string;
  /** a part of its line, where the same change is made more than once in the file */
  line?: string;
  because: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'domain/src/booking/time-promise.ts',
    from: 'holdExpiresAt !== null',
    to: 'true',
    because: 'null is later than no instant; the comparison is there for the types',
  },
  {
    file: 'domain/src/booking/upcoming.ts',
    from: 'confirmedDate !== null',
    to: 'true',
    because: 'null is not before any date; the comparison is there for the types',
  },
  {
    file: 'domain/src/booking/transitions.ts',
    from: "actor.kind === 'staff'",
    to: 'true',
    because: 'an owner has no role, and no role is in no list of permissions',
  },
  {
    file: 'domain/src/booking/meeting/meeting-link.ts',
    from: 'address === null',
    to: 'false',
    because: 'what is no text fails to be read as an address, which is answered with null as well',
  },
  {
    file: 'domain/src/booking/clients/client.ts',
    from: 'ifNew === null',
    to: 'false',
    because: 'a client that is not there and gets no booking has none, and is none',
  },
  {
    file: 'domain/src/booking/search-terms.ts',
    from: 'reference !== null',
    to: 'true',
    because: 'the word null has no digit; the comparison is there for the types',
  },
];
