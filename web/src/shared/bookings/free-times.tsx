import type { ReactNode, Ref } from 'react';
import type { FreeTime, Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';

/** Null when the refusal is not about the time. */
export function freeTimesOf(refusal: Refusal): FreeTime[] | null {
  if (refusal.is('slot-taken') || refusal.is('slot-unavailable')) return refusal.details.freeTimes;
  return null;
}

interface FreeTimesProps {
  title?: string;
  lines?: readonly string[];
  times: readonly FreeTime[];
  moment: (at: Instant) => ReactNode;
  onTake: (time: FreeTime) => void;
  /** for a notice that takes the focus */
  ref?: Ref<HTMLDivElement>;
}

/** Why a time was refused, with the free times as buttons. */
export const FreeTimes = ({ title, lines = [], times, moment, onTake, ref }: FreeTimesProps) => (
  <Banner tone="danger" title={title} {...(ref && { ref, tabIndex: -1 })}>
    <Stack $gap="xs">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <TimeButtons times={times} moment={moment} onTake={onTake} />
    </Stack>
  </Banner>
);

export const TimeButtons = ({
  times,
  moment,
  onTake,
}: Pick<FreeTimesProps, 'times' | 'moment' | 'onTake'>) =>
  times.length > 0 && (
    <Cluster $gap="xs">
      {times.map((free) => (
        <Button key={free.startsAt} size="sm" variant="secondary" onClick={() => onTake(free)}>
          {moment(free.startsAt)}
        </Button>
      ))}
    </Cluster>
  );
