import { listStaff, type StaffMember } from '@tulia/domain/calls/people/list-staff';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../live/call';
import { useOnReturn } from '../../live/use-on-return';

/** Everybody with a staff account; last sign-ins are known to the accounts only, so the server is asked. */
export function useMembers() {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{
    status: 'loading' | 'ready' | 'failed';
    members: readonly StaffMember[] | undefined;
  }>({ status: 'loading', members: undefined });
  useEffect(() => {
    let over = false;
    call(listStaff, {}).then(
      ({ members }) => {
        if (!over) setState({ status: 'ready', members });
      },
      () => {
        if (!over) setState((before) => ({ ...before, status: 'failed' }));
      },
    );
    return () => {
      over = true;
    };
  }, [attempt]);
  const reload = useCallback(() => {
    setState((before) => ({ ...before, status: 'loading' }));
    setAttempt((before) => before + 1);
  }, []);
  useOnReturn(state.status === 'failed', reload);
  return { ...state, reload };
}
