import type { FreeTime as OfferedTime } from '@tulia/domain/refusal';
import { sessionsCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { useMoments } from './use-moments';

export type { OfferedTime };

/** Free times that came with a conflict, as buttons. */
export function OfferedTimes({
  text,
  times,
  zone,
  onChoose,
}: {
  text: string;
  times: readonly OfferedTime[];
  /** that its booking was made in */
  zone: string;
  onChoose: (time: OfferedTime) => void;
}) {
  const { t } = useCopy(sessionsCopy);
  const moments = useMoments();
  return (
    <Banner tone="danger" title={times.length > 0 ? t.moveDialog.taken : text}>
      {times.length > 0 && (
        <Stack $gap="xs">
          <Cluster $gap="xs">
            {times.map((each) => (
              <Button
                key={each.startsAt}
                size="sm"
                variant="secondary"
                onClick={() => onChoose(each)}
              >
                {moments.full(each.startsAt, zone)}
              </Button>
            ))}
          </Cluster>
        </Stack>
      )}
    </Banner>
  );
}
