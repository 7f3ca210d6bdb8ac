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
  tools.answer('gcloud', `projects describe ${project} *`, {
    says: {
      lifecycleState: 'ACTIVE',
      projectNumber: NUMBER,
      parent: { type: 'organization', id: '1' },
    },
  });
  tools.answer('gcloud', 'projects get-iam-policy *', { says: policyOf(project) });
  tools.answer('gcloud', 'iam service-accounts describe *', {
    says: { email: functionsAccount(project) },
  });
  tools.answer('gcloud', 'org-policies describe iam.allowedPolicyMemberDomains *', {
    says: { spec: { rules: [{ allowAll: true }] } },
  });
  tools.answer('gcloud', 'org-policies describe iam.managed.allowedPolicyMembers *', {
    says: { spec: { rules: [{ enforce: false }] } },
  });
}
