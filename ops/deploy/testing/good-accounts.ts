/** Accounts of a project in an organisation that lack nothing, as gcloud tells of them. */
import { FUNCTIONS_ROLES, functionsAccount } from '../preflight/account';
import type { FakeTools } from './fake-tools';

const NUMBER = '123456789012';
export const BUILDER = `${NUMBER}-compute@developer.gserviceaccount.com`;

/** What `gcloud projects get-iam-policy` answers. @param without the roles that nobody has */
export function policyOf(project: string, without: readonly string[] = []) {
  const own = FUNCTIONS_ROLES.map((role) => ({ role, members: [functionsAccount(project)] }));
  const all = [...own, { role: 'roles/editor', members: [BUILDER] }];
  const bindings = all
    .filter(({ role }) => !without.includes(role))
    .map(({ role, members }) => ({
      role,
      members: members.map((each) => `serviceAccount:${each}`),
    }));
  return { bindings };
}

export function accountsAnswerWell(tools: FakeTools, project: string): void {
  const says = (question: string, value: unknown) =>
    tools.answer('gcloud', question, { says: value });
  const parent = { type: 'organization', id: '1' };
  says(`projects describe ${project} *`, {
    lifecycleState: 'ACTIVE',
    projectNumber: NUMBER,
    parent,
  });
  says('projects get-iam-policy *', policyOf(project));
  says('iam service-accounts describe *', { email: functionsAccount(project) });
  const policies = 'org-policies describe iam';
  says(`${policies}.allowedPolicyMemberDomains *`, { spec: { rules: [{ allowAll: true }] } });
  says(`${policies}.managed.allowedPolicyMembers *`, { spec: { rules: [{ enforce: false }] } });
}
