import { lazy, Suspense, useSyncExternalStore } from 'react';
import { codeRequest } from '../../platform/session/challenge';

const ChallengeDialog = lazy(() => import('../../staff/second-factor/challenge-dialog'));

/** The one place that asks for the code of an authenticator app. */
export function SecondFactorHost() {
  const challenge = useSyncExternalStore(codeRequest.subscribe, codeRequest.get, () => null);
  if (challenge === null) return null;
  return (
    <Suspense fallback={null}>
      <ChallengeDialog challenge={challenge} />
    </Suspense>
  );
}
