import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../../local/machine/places';
import { targetOf } from '../target';
import { fakeTools, type FakeAnswer, type FakeTools } from '../testing/fake-tools';
import { accountsAnswerWell, policyOf } from '../testing/good-accounts';
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
    [
      'roles that the functions lack, in one command',
      ROLES,
      without('roles/datastore.user', 'roles/run.invoker'),
      `for role in roles/datastore.user roles/run.invoker; do ${role}${OWN} --role=$role --condition=None; done`,
    ],
  ])('%s, and what mends it', async (_, question, answer, mends) => {
    fakes.answer('gcloud', question, answer);
    expect(await found(accounts)).toMatchObject([
      { kind: 'missing', how: expect.stringContaining(mends) as string },
    ]);
  });
});

describe('an organisation', () => {
  const OLD = 'iam.allowedPolicyMemberDomains';
  const NEW = 'iam.managed.allowedPolicyMembers';
  const own = { parameters: { allowedPrincipalSets: ['//organizations/1'] }, enforce: true };

  it.each([
    ['by the older policy', OLD, { values: { allowedValues: ['C03abcdef'] } }],
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

  it('whose policies may not be looked at stops nothing', async () => {
    policy(OLD, { fails: 'ERROR: PERMISSION_DENIED: Permission orgpolicy.policy.get denied' });
    const how = expect.stringContaining(`gcloud org-policies describe ${OLD}`) as string;
    expect(await found(publicCalls)).toMatchObject([{ kind: 'note', how }]);
  });
});
