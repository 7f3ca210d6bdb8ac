import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';

/** Delays before going on (specification sections 2 and 9), milliseconds. */
const SUCCESS_DELAY_MS = 2000;
const FAILURE_DELAY_MS = 3000;

/** Says whether it worked, and opens `to` in place of this page after the delay. @param state of the history */
export function GoOn({
  failed = false,
  text,
  to,
  label,
  state,
}: {
  failed?: boolean;
  text: string;
  to: string;
  label: string;
  state?: object;
}) {
  const navigate = useNavigate();
  useEffect(() => {
    const go = () => void navigate(to, { replace: true, state });
    const timer = setTimeout(go, failed ? FAILURE_DELAY_MS : SUCCESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [to, failed, navigate, state]);
  return (
    <Stack role={failed ? 'alert' : 'status'}>
      {failed ? <CircleX aria-hidden size={40} /> : <CircleCheck aria-hidden size={40} />}
      <p>{text}</p>
      <LinkButton to={to} state={state} replace variant="secondary">
        {label}
      </LinkButton>
    </Stack>
  );
}
