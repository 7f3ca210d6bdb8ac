import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../places';
import { targetOf } from '../target';
import { fakeTools, type FakeAnswer, type FakeTools } from '../testing/fake-tools';
import { accountsAnswerWell, BUILDER, policyOf } from '../testing/good-accounts';
import { accounts, functionsAccount, publicCalls } from './account';
import type { Look } from './finding';

const PROJECT = 'tulia-kenya';
const OWN = functionsAccount(PROJECT);
let fakes: FakeTools;

beforeEach(() => {
  fakes = fakeTools();
  accountsAnswerWell(fakes, PROJECT);
});

const found = ({ look }: Look) =>
  look({ tools: fakes.tools, target: targetOf(PROJECT, {}, {}), env: fakes.env });
const policy = (constraint: string, answer: FakeAnswer) => {
  fakes.answer('gcloud', `org-policies describe ${constraint} *`, answer);
};

it('accounts with all their roles lack nothing, and everybody may call', async () => {
  expect(await found(accounts)).toEqual([]);
  expect(await found(publicCalls)).toEqual([]);
});

it('the functions run as the account that is looked at', () => {
  const source = readFileSync(path.join(ROOT, 'functions/src/platform/params.ts'), 'utf8');
  expect(source).toContain(functionsAccount('${projectID}'));
});

describe('the look at accounts names', () => {
  const ACCOUNT = 'iam service-accounts describe *';
  const ROLES = 'projects get-iam-policy *';
  const without = (...roles: string[]) => ({ says: policyOf(PROJECT, roles) });

  const role = `gcloud projects add-iam-policy-binding ${PROJECT} --member=serviceAccount:`;

  it.each<[string, string, FakeAnswer, string]>([
    ['an account that is not there', ACCOUNT, { fails: 'NOT_FOUND' }, 'create tulia-functions'],
    ['an account that is disabled', ACCOUNT, { says: { disabled: true } }, `enable ${OWN}`],
    [
      'roles that the functions lack, in one command',
      ROLES,
      without('roles/datastore.user', 'roles/run.invoker'),
      `for role in roles/datastore.user roles/run.invoker; do ${role}${OWN} --role=$role --condition=None; done`,
    ],
    [
      'a building account that an organisation has left without rights',
      ROLES,
      without('roles/editor'),
      `${role}${BUILDER} --role=roles/cloudbuild.builds.builder --condition=None`,
    ],
  ])('%s, and what mends it', async (_, question, answer, mends) => {
    fakes.answer('gcloud', question, answer);
    expect(await found(accounts)).toMatchObject([
      { kind: 'missing', how: expect.stringContaining(mends) as string },
    ]);
  });

  it('a role that is held on a condition only, and no other role in the place of the wide one', async () => {
    const builds = {
      role: 'roles/cloudbuild.builds.builder',
      members: [`serviceAccount:${BUILDER}`],
    };
    const bindings = [...policyOf(PROJECT, ['roles/editor']).bindings, builds];
    fakes.answer('gcloud', ROLES, { says: { bindings } });
    expect(await found(accounts)).toEqual([]);
    const conditional = bindings.map((each) =>
      each.role === 'roles/datastore.user' ? { ...each, condition: { title: 'today' } } : each,
    );
    fakes.answer('gcloud', ROLES, { says: { bindings: conditional } });
    expect(await found(accounts)).toMatchObject([
      { what: 'The account of the functions lacks roles/datastore.user.' },
    ]);
  });
});

describe('an organisation', () => {
  const OLD = 'iam.allowedPolicyMemberDomains';
  const NEW = 'iam.managed.allowedPolicyMembers';
  const own = { parameters: { allowedPrincipalSets: ['//organizations/1'] }, enforce: true };

  it.each([
    ['by the older policy', OLD, { values: { allowedValues: ['C03abcdef'] } }],
    ['by the older policy altogether', OLD, { denyAll: true }],
    ['by the newer policy', NEW, own],
  ])('that lets in its own members only is named, %s', async (_, constraint, rule) => {
    policy(constraint, { says: { spec: { rules: [rule] } } });
    const mends = `gcloud org-policies reset ${constraint} --project ${PROJECT}`;
    expect(await found(publicCalls)).toMatchObject([
      { kind: 'missing', how: expect.stringContaining(mends) as string },
    ]);
  });

  it('that lets everybody in besides is fine', async () => {
    const everybody = { ...own.parameters, allowedMemberSubjects: ['allUsers'] };
    policy(NEW, { says: { spec: { rules: [{ enforce: true, parameters: everybody }] } } });
    expect(await found(publicCalls)).toEqual([]);
  });

  it.each([
    [
      'whose policies may not be looked at',
      'ERROR: PERMISSION_DENIED: Permission orgpolicy.policy.get denied',
      `gcloud org-policies describe ${OLD} --effective --project ${PROJECT}`,
    ],
    [
      'whose policies cannot be asked for yet',
      'ERROR: Organization Policy API has not been used in project 1 before or it is disabled.',
      `gcloud services enable orgpolicy.googleapis.com --project ${PROJECT}`,
    ],
  ])('%s stops nothing', async (_, fails, how) => {
    policy(OLD, { fails });
    expect(await found(publicCalls)).toMatchObject([
      { kind: 'note', how: expect.stringContaining(how) as string },
    ]);
  });

  it('is not asked for where a project lies in none', async () => {
    fakes.answer('gcloud', `projects describe ${PROJECT} *`, { says: { projectNumber: '1' } });
    policy('*', { fails: 'ERROR: no organisation' });
    expect(await found(publicCalls)).toEqual([]);
  });
});
