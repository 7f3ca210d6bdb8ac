/** All kinds of people who ask the database: who they are by their token, and by their staff document. */
import { STAFF_ROLES, type StaffRole } from '@tulia/domain/person/role';
import { mayAbout, PERMISSIONS, type Permission } from '@tulia/domain/person/permission';
import { STAFF_SESSION_HOURS } from '@tulia/domain/person/staff-session';
import { HOUR, SECOND } from '@tulia/domain/time/instant';

export const AMINA_EMAIL = 'amina@example.com';
/** so close to its end are the sign-ins of staff in force, and so far past it are those that are over */
const MARGIN = HOUR / 2;
const NOW_SECOND = Math.floor(Date.now() / SECOND);
const VALID_SECOND = NOW_SECOND - (STAFF_SESSION_HOURS * HOUR - MARGIN) / SECOND;
const OVERDUE_SECOND = NOW_SECOND - (STAFF_SESSION_HOURS * HOUR + MARGIN) / SECOND;
/** staff documents carry it; sign-ins are known to the second, so the fraction must not shut staff out */
export const VALID_SINCE = VALID_SECOND * SECOND + 700;

export interface Person {
  name: string;
  /** null is signed out */
  token: {
    uid: string;
    email?: string;
    emailVerified?: boolean;
    role?: string;
    /** epoch seconds */
    authTime?: number;
    /** what else the token says */
    also?: Readonly<Record<string, unknown>>;
  } | null;
  /** the staff document, where there is one */
  staff?: {
    role: StaffRole;
    active: boolean;
    validSince?: number;
    mustChangePassword?: boolean;
    practitionerId?: string;
  };
}

const client = (name: string, uid: string, email: string, emailVerified: boolean): Person => ({
  name,
  token: { uid, email, emailVerified },
});

const member = (
  name: string,
  role: string,
  staff: Person['staff'],
  email = `${name.replaceAll(' ', '-')}@tulia.example`,
  authTime = VALID_SECOND,
): Person => ({
  name,
  token: { uid: name.replaceAll(' ', '-'), email, emailVerified: true, role, authTime },
  ...(staff === undefined ? {} : { staff }),
});

export const signedOut: Person = { name: 'signed out', token: null };
/** has the account `amina`, and its address verified */
export const amina = client('amina', 'amina', AMINA_EMAIL, true);
/** another account with the same verified address, written otherwise */
export const aminaElsewhere = client('amina elsewhere', 'amina-2', 'Amina@Example.COM', true);
/** an account that claims Amina's address and never proved it */
export const unverified = client('unverified', 'unverified', AMINA_EMAIL, false);
/** has just signed up, and proved nothing yet */
export const beginner = client('beginner', 'beginner', 'beginner@example.com', false);
/** another client, without a profile yet */
export const brian = client('brian', 'brian', 'brian@example.com', true);
/** has just deleted the account, and has a token still */
export const leaver = client('leaver', 'leaver', 'leaver@example.com', true);
/** staff with Amina's address: a former colleague, who is a client like others, and one who was registered with it */
const withHerAddress: readonly Person[] = [
  member('former colleague', 'therapist', { role: 'therapist', active: false }, AMINA_EMAIL),
  member(
    'registered colleague',
    'therapist',
    { role: 'therapist', active: true, mustChangePassword: true },
    AMINA_EMAIL,
  ),
];
/** an account without any address */
export const addressless: Person = { name: 'addressless', token: { uid: 'addressless' } };

/** with whom all bookings of the fixture are */
export const PRACTITIONER = 'njeri';

/** The therapist is Njeri. */
export const staffInForce: readonly Person[] = STAFF_ROLES.map((role) =>
  // Admins and receptionists are no practitioners.
  member(role, role, {
    role,
    active: true,
    ...(role === 'therapist' ? { practitionerId: PRACTITIONER } : {}),
  }),
);

/** therapists who are not Njeri: another practitioner, and none at all */
export const otherTherapists: readonly Person[] = [
  member('therapist of another', 'therapist', {
    role: 'therapist',
    active: true,
    practitionerId: 'baraka',
  }),
  member('therapist of nobody', 'therapist', { role: 'therapist', active: true }),
];

/** What may be wrong with a member of staff of any role; each must leave them with a client's rights. */
export const fallenStaff = (role: StaffRole): Person[] => {
  const inForce = { role, active: true, practitionerId: PRACTITIONER };
  const overdue = { ...inForce, validSince: (OVERDUE_SECOND - 60) * SECOND };
  const other = role === 'receptionist' ? 'super_admin' : 'receptionist';
  return [
    member(`deactivated ${role}`, role, { ...inForce, active: false }),
    member(`outdated ${role}`, role, inForce, undefined, VALID_SECOND - 1),
    member(`overdue ${role}`, role, overdue, undefined, OVERDUE_SECOND),
    member(`passwordless ${role}`, role, { role, active: true, mustChangePassword: true }),
    member(`undocumented ${role}`, role, undefined),
    member(`unclaimed ${role}`, 'client', inForce),
    member(`differing ${role}`, role, { ...inForce, role: other }),
  ];
};

export const PEOPLE: readonly Person[] = [
  signedOut,
  amina,
  aminaElsewhere,
  unverified,
  beginner,
  brian,
  leaver,
  addressless,
  ...withHerAddress,
  ...staffInForce,
  ...otherTherapists,
  ...fallenStaff('super_admin'),
];

/** The names of the staff in force who may do it about a booking of the fixture, by the domain's table. */
export const whoMay = (permission: Permission): string[] => [
  ...PERMISSIONS[permission],
  ...(mayAbout('therapist', permission, false) ? otherTherapists.map(({ name }) => name) : []),
];

/** What a person's token says besides the uid. */
export function claimsOf(token: NonNullable<Person['token']>) {
  const { email, emailVerified, role, authTime = VALID_SECOND, also } = token;
  return {
    iat: NOW_SECOND,
    exp: NOW_SECOND + 3600,
    auth_time: authTime,
    ...(email === undefined ? {} : { email, email_verified: emailVerified === true }),
    ...(role === undefined ? {} : { role }),
    ...also,
  };
}

/** The unsigned token that the emulator accepts. */
export function bearer(person: Person, projectId: string): string | undefined {
  if (person.token === null) return undefined;
  const { uid } = person.token;
  const claims = {
    ...claimsOf(person.token),
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', type: 'JWT' })}.${part(claims)}.`;
}
