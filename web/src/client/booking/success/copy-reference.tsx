import { styled } from 'styled-components';
import { bookingOutcomeTexts } from '../texts/booking-outcome';
import { useTexts } from '../../../platform/language/use-texts';
import { CopyTextButton } from '../../../ui/copy-button';
import { Cluster } from '../../../ui/layout';
import { text } from '../../../ui/tokens';

const Reference = styled.strong`
  font-size: ${text.lg};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  user-select: all;
`;

export function CopyReference({ reference }: { reference: string }) {
  const { t } = useTexts(bookingOutcomeTexts);
  return (
    <Cluster>
      <Reference translate="no">{reference}</Reference>
      <CopyTextButton text={reference} label={t.copyReference} words={t} />
    </Cluster>
  );
}
