import { useEffect, useRef, useState } from 'react';
import type { Proof as FormProof } from '../../ui/fields/proof-form';
import { hasPassword, proveIdentity } from './prove-identity';

interface Proof extends FormProof {
  busy: boolean;
}

/** Whether the person signed in has a password; true until that is known. */
export function useHasPassword(): boolean {
  const [has, setHas] = useState(true);
  useEffect(() => {
    let over = false;
    hasPassword().then(
      (answer) => {
        if (!over) setHas(answer);
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, []);
  return has;
}

/** A form that proves who is signed in, then calls `onProven`. */
export function useProof(onProven: () => void): Proof {
  const byPassword = useHasPassword();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Proof['problem']>(null);
  const underWay = useRef(false);

  const submit = async () => {
    if (underWay.current) return;
    if (byPassword && password === '') {
      setProblem('empty');
      return;
    }
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    const proof = await proveIdentity(byPassword ? password : null);
    underWay.current = false;
    setBusy(false);
    if (proof === 'proven') onProven();
    else if (proof !== 'dismissed') setProblem(proof);
  };
  const type = (typed: string) => {
    setPassword(typed);
    setProblem(null);
  };
  return { byPassword, password, type, busy, problem, submit };
}
