/**
 * The rules of a password, which specification section 5 leaves open: a minimum length, no composition rules, and no
 * password that is guessed first (NIST SP 800-63B section 5.1.1.2).
 */
const PASSWORD_MIN_LENGTH = 8;

export const PASSWORD_NEEDS = ['length', 'common', 'personal'] as const;
export type PasswordNeed = (typeof PASSWORD_NEEDS)[number];

const COMMON = [
  'password',
  'passw0rd',
  'qwerty',
  'iloveyou',
  'letmein',
  'welcome',
  'football',
  'abc123',
  'nenosiri',
  'nairobi',
  'kenya254',
];
const RUNS = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjkl'];

/** The rules that `password` breaks, in the order in which they are shown. */
export function unmetNeeds(
  password: string,
  person: { email?: string; fullName?: string } = {},
): PasswordNeed[] {
  const lower = password.toLowerCase();
  const checks: Record<PasswordNeed, boolean> = {
    length: password.length >= PASSWORD_MIN_LENGTH,
    common: !isCommon(lower),
    personal: password !== '' && !partsOf(person).some((part) => lower.includes(part)),
  };
  return PASSWORD_NEEDS.filter((need) => !checks[need]);
}

/** A common word, with or without digits behind it, one or two characters repeated, or a run of the keyboard. */
function isCommon(lower: string): boolean {
  const bare = lower.replace(/[\d!@#$.*-]+$/, '');
  return (
    lower === '' ||
    COMMON.includes(lower) ||
    (COMMON.includes(bare) && lower.length - bare.length <= 4) ||
    new Set(lower).size <= 2 ||
    RUNS.some((run) => run.includes(lower))
  );
}

/** The parts of the name and the email address with four letters or more. */
function partsOf({ email = '', fullName = '' }: { email?: string; fullName?: string }): string[] {
  const local = email.split('@')[0] ?? '';
  return [local, ...fullName.split(/\s+/)]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= 4);
}
