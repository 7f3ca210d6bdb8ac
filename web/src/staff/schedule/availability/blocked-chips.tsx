import { rangesOfSteps } from '@tulia/domain/slot/granule';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { adminAvailabilityTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Badge } from '../../../ui/badge';
import { color, radius, space, target } from '../../../ui/tokens';
import { rangeText, type TimeRange } from './blocked-edits';
import { Cluster } from '../../../ui/layout';

const Chip = styled.button`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  min-height: ${target};
  padding: ${space.xxs} ${space.md};
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.onAccentSoft};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    border-radius: ${radius.pill};
  }
`;

/** A press on a chip removes its range. Ranges blocked for all services have no button. */
export function BlockedChips({
  steps,
  everywhere,
  none,
  onRemove,
}: {
  steps: readonly string[];
  everywhere: readonly string[];
  none: string;
  onRemove: (range: TimeRange) => void;
}) {
  const { t } = useTexts(adminAvailabilityTexts);
  if (steps.length === 0 && everywhere.length === 0) return <p>{none}</p>;
  return (
    <Cluster as="ul" $gap="xs" aria-label={t.blocked}>
      {rangesOfSteps(steps).map((range) => (
        <li key={rangeText(range)}>
          <Chip
            type="button"
            aria-label={t.remove(rangeText(range))}
            onClick={() => onRemove(range)}
          >
            <span>{rangeText(range)}</span>
            <X aria-hidden size={16} />
          </Chip>
        </li>
      ))}
      {rangesOfSteps(everywhere).map((range) => (
        <li key={`all ${rangeText(range)}`}>
          <Badge>{`${rangeText(range)} ${t.forAll}`}</Badge>
        </li>
      ))}
    </Cluster>
  );
}
