import { staff, staffPath } from '@tulia/domain/records/staff';
import type { ReactNode } from 'react';
import OwnPassword from '../../client/account/own-password/own-password';
import { useOwnPasswordDue } from '../../client/account/own-password/use-own-password-due';
import { useDocument } from '../../platform/live/use-document';

/** For staff on pages of clients: opens once the password is their own. */
export default function OwnPasswordGate({ uid, children }: { uid: string; children: ReactNode }) {
  const { data, fromCache } = useDocument(staffPath(uid), staff);
  return useOwnPasswordDue(fromCache ? undefined : data) ? <OwnPassword /> : children;
}
