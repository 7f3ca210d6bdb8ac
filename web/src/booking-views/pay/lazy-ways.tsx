import { lazy, Suspense } from 'react';
import type { OwnWaysProps, WaysToPayProps } from './ways';

/** With the forms comes what checks them; whoever owes nothing does not fetch it. */
const Ways = lazy(() =>
  import('./ways-to-pay').then((module) => ({ default: module.WaysToPay })),
) as typeof import('./ways-to-pay').WaysToPay;
const Own = lazy(() => import('./own-ways').then((module) => ({ default: module.OwnWays })));
const Said = lazy(() =>
  import('./said-paid-form').then((module) => ({ default: module.SaidPaidFold })),
);

export function WaysToPay<Input extends { phone: string }>(props: WaysToPayProps<Input>) {
  return (
    <Suspense fallback={null}>
      <Ways {...props} />
    </Suspense>
  );
}

export function OwnWays(props: OwnWaysProps) {
  return (
    <Suspense fallback={null}>
      <Own {...props} />
    </Suspense>
  );
}

export function SaidPaid({ bookingId }: { bookingId: string }) {
  return (
    <Suspense fallback={null}>
      <Said bookingId={bookingId} />
    </Suspense>
  );
}
