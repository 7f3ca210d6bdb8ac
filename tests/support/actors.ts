/** People for tests: made in the Auth emulator, signed in for real, and calling functions over HTTP. */
import type { CallContract } from '@tulia/domain/calls/call';
import { CONTRACTS } from '@tulia/domain/testing/contracts';
import type { StaffRole } from '@tulia/domain/person/role';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { staff, staffPath, type Staff } from '@tulia/domain/records/staff';
import type { RefusalCode } from '@tulia/domain/refusal';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { PATIENCE_MS } from '../../local/test-run/patience';
import { HOST, PROJECT, REGION } from '../../local/machine/places';
import { portOffset, portsAt } from '../../local/machine/ports';
import { randomUUID } from './random';
import { bendToken, claimsOf } from './id-token';

const ports = portsAt(portOffset(process.env));
const FUNCTIONS = `http://${HOST}:${ports.functions}/${PROJECT}/${REGION}`;
const PASSWORD = 'a-password-for-tests-2024';

function connect(): void {
  // A test may have an app of its own, under another name.
  if (getApps().some(({ name }) => name === '[DEFAULT]')) return;
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${ports.firestore}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${HOST}:${ports.auth}`;
  initializeApp({ projectId: PROJECT });
}

/** The environment's database, past all rules: for arranging and for looking. */
export function database(): Firestore {
  connect();
  return getFirestore();
}

export function accounts(): Auth {
  connect();
  return getAuth();
}

export interface Person {
  uid: string;
  email: string;
  password: string;
  idToken: string;
}

export interface PersonInput {
  role?: StaffRole;
  email?: string;
  verified?: boolean;
  fullName?: string;
  /** what the staff document says, when it differs from the claim */
  document?: Partial<Pick<Staff, 'role' | 'active' | 'validSince' | 'mustChangePassword'>> | null;
  /** the practitioner of this account; left out, the seeded one */
  practitionerId?: string | null;
}

/** A new account, signed in. With a role: claim and active staff document. */
export async function person(input: PersonInput = {}): Promise<Person> {
  const { role, verified = true, fullName = 'Test Person' } = input;
  const email = input.email ?? `${randomUUID().slice(0, 13)}@example.com`;
  const { uid } = await accounts().createUser({
    email,
    password: PASSWORD,
    emailVerified: verified,
    displayName: fullName,
  });
  if (role !== undefined) {
    await accounts().setCustomUserClaims(uid, { role });
    if (input.document !== null) {
      await database()
        .doc(staffPath(uid))
        .set(
          staff.toStored({
            role,
            active: true,
            validSince: 0,
            email,
            fullName,
            mustChangePassword: false,
            typedPasswordSince: 0,
            createdAt: Date.now(),
            practitionerId:
              input.practitionerId === undefined ? defaultPractitioner.id : input.practitionerId,
            ...input.document,
          }),
        );
    }
  }
  return { uid, email: email.toLowerCase(), password: PASSWORD, idToken: await signIn(email) };
}

/** Of what the Auth emulator answers to a sign-in. */
export interface SignedIn {
  localId: string;
  displayName?: string;
  idToken: string;
  refreshToken: string;
  /** in seconds */
  expiresIn: string;
}

/** Signs in by e-mail and password. */
export async function signedIn(email: string, password = PASSWORD): Promise<SignedIn> {
  const answer = await fetch(
    `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  return (await answer.json()) as SignedIn;
}

/** A fresh ID token by e-mail and password. */
export async function signIn(email: string, password = PASSWORD): Promise<string> {
  return (await signedIn(email, password)).idToken;
}

/** Sets a new password by a mailed link. */
export async function setPasswordBy(link: string, newPassword: string): Promise<void> {
  const oobCode = new URL(link).searchParams.get('oobCode');
  const answer = await fetch(
    `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode, newPassword }),
    },
  );
  if (!answer.ok) throw new Error(`resetPassword answered ${answer.status}`);
}

/** The same token, from a sign-in that many minutes earlier. */
export function ageToken(idToken: string, minutes: number): string {
  const { auth_time: signedInAt } = claimsOf(idToken);
  return bendToken(idToken, { auth_time: Math.round(Number(signedInAt) - minutes * 60) });
}

export type Called<Output> =
  | { ok: true; result: Output }
  | { ok: false; code: RefusalCode; details: Record<string, unknown>; status: string };

/** Calls a function as a person, or signed out. */
export async function call<Input, Output>(
  contract: CallContract<string, Input, Output>,
  as: Person | null,
  data: Input,
  options: { address?: string; base?: string } = {},
): Promise<Called<Output>> {
  return callRaw<Output>(contract.name, as, data, options);
}

/** The same with a body that need not fit the contract. */
export async function callRaw<Output>(
  name: string,
  as: Person | null,
  data: unknown,
  options: { address?: string; base?: string } = {},
): Promise<Called<Output>> {
  const base = options.base ?? FUNCTIONS;
  const address = CONTRACTS.find((contract) => contract.name === name)?.address;
  if (address === undefined) throw new Error(`There is no call ${name}.`);
  const answer = await fetch(`${base}/${address}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(as === null ? {} : { authorization: `Bearer ${as.idToken}` }),
      ...(options.address === undefined ? {} : { 'x-forwarded-for': options.address }),
    },
    body: JSON.stringify({ data }),
  });
  const text = await answer.text();
  let body: CallBody<Output>;
  try {
    body = JSON.parse(text) as CallBody<Output>;
  } catch {
    throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 300)}`);
  }
  if (body.error === undefined) return { ok: true, result: body.result };
  const { details, status } = body.error;
  if (details === undefined) throw new Error(`${name} answered ${status} without a refusal`);
  return { ok: false, code: details.code, details: details.details, status };
}

type CallBody<Output> =
  | { result: Output; error?: undefined }
  | {
      error: {
        status: string;
        message: string;
        details?: { code: RefusalCode; details: Record<string, unknown> };
      };
    };

/** The result of a call that must succeed. */
export function done<Output>(called: Called<Output>): Output {
  if (!called.ok) throw new Error(`refused: ${called.code} ${JSON.stringify(called.details)}`);
  return called.result;
}

/** The code of a call that must be refused. */
export function refused(called: Called<unknown>): RefusalCode {
  if (called.ok) throw new Error('expected a refusal');
  return called.code;
}

/**
 * Asks until it is served, as the site sends a call again that the server was too busy for: where many want the same
 * documents at once on a slow machine, Firestore gives some of them up. A refusal for any other reason is an answer.
 */
export async function untilServed<Output>(
  ask: () => Promise<Called<Output>>,
): Promise<Called<Output>> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer.ok || answer.code !== 'busy' || Date.now() > deadline) return answer;
    await new Promise((done) => setTimeout(done, 1000));
  }
}
