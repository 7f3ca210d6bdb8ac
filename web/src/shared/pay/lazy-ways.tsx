import { lazy, Suspense, useEffect, useState } from 'react';
import type { SaidPaidProps } from './said-paid-form';
import type { OwnWaysProps, WaysToPayProps } from './ways';

/** The forms bring their schemas; a client who owes nothing does not load them. */
const Ways = lazy(() =>
  import('./ways-to-pay').then((module) => ({ default: module.WaysToPay })),
) as typeof import('./ways-to-pay').WaysToPay;

interface OwnParts {
  Own: typeof import('./own-ways').OwnWays;
  Said: typeof import('./said-paid-form').SaidPaid;
}

/** Loaded forms are drawn at once, so that their place is never empty. */
let here: OwnParts | null = null;
async function fetchOwn(): Promise<OwnParts> {
  const [own, said] = await Promise.all([import('./own-ways'), import('./said-paid-form')]);
  here = { Own: own.OwnWays, Said: said.SaidPaid };
  return here;
}
const LazyOwn = lazy(async () => ({ default: (await fetchOwn()).Own }));
const LazySaid = lazy(async () => ({ default: (await fetchOwn()).Said }));

/**
 * Loads the ways to pay before anything is drawn around them: otherwise the content below would move during a press.
 * @param isNeeded undefined until known
 * @returns whether to draw; true also when they cannot be fetched, and never false again
 */
export function useOwnWays(isNeeded: boolean | undefined): boolean {
  const [isFinal, setIsFinal] = useState(here !== null);
  const [isDrawn, setIsDrawn] = useState(false);
  const mayDraw = isNeeded === false || (isNeeded === true && isFinal);
  if (mayDraw && !isDrawn) setIsDrawn(true);
  useEffect(() => {
    if (isNeeded !== true || isFinal) return;
    let isOver = false;
    const settle = () => {
      if (!isOver) setIsFinal(true);
    };
    fetchOwn().then(settle, settle);
    return () => {
      isOver = true;
    };
  }, [isNeeded, isFinal]);
  return isDrawn || mayDraw;
}

export function WaysToPay<Input extends { phone: string }>(props: WaysToPayProps<Input>) {
  return (
    <Suspense fallback={null}>
      <Ways {...props} />
    </Suspense>
  );
}

export function OwnWays(props: OwnWaysProps) {
  const [Part] = useState(() => here?.Own ?? LazyOwn);
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

export function SaidPaid(props: SaidPaidProps) {
  const [Part] = useState(() => here?.Said ?? LazySaid);
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
