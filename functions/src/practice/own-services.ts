/** A super admin enters by which account the practice is known to an outside service, or ends that. */
import type { ConnectFailure } from '@tulia/domain/practice/connections';
import { credentialPath, type CredentialName } from '@tulia/domain/records/watch/credential';
import { Refusal } from '@tulia/domain/refusal';
import type { SignedInContext } from '../platform/callable';
import {
  canKeepCredentials,
  forgetCredentials,
  keepCredentials,
  type Credentials,
} from '../platform/credentials';
import type { Writer } from '../platform/writer';
import { writeAudit } from './audit';

export const notConnected = (reason: ConnectFailure) =>
  new Refusal('connection-failed', { reason });

/** @throws Refusal connection-failed where the deployment has no key by which accounts are kept */
export function requireKeeping(): void {
  if (!canKeepCredentials()) throw notConnected('not-offered');
}

type Noted = 'service-connected' | 'service-disconnected';
const note = (action: Noted, name: CredentialName, { caller, clock }: SignedInContext) => {
  const entry = { action, subject: credentialPath(name), fields: [] };
  return (writer: Writer) => writeAudit(writer, caller, entry, clock.now());
};

/** @param action an account that ends one of the deployment is kept by a disconnection */
export const keepService = <Name extends CredentialName>(
  name: Name,
  account: Credentials[Name],
  context: SignedInContext,
  action: Noted = 'service-connected',
): Promise<void> =>
  keepCredentials(name, account, context.clock.now(), note(action, name, context));

export const forgetService = (name: CredentialName, context: SignedInContext): Promise<void> =>
  forgetCredentials(name, note('service-disconnected', name, context));
