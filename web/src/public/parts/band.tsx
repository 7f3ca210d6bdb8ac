import { styled } from 'styled-components';
import { H2 } from '../../ui/heading';
import { color, space, text } from '../../ui/tokens';

/** Full width; `$ground="sunken"` sets it apart from its neighbours. */
export const Band = styled.section<{ $ground?: 'paper' | 'sunken' }>`
  padding-block: clamp(2.5rem, 5vw, 3.5rem);
  background: ${({ $ground = 'paper' }) => color[$ground]};
`;

const Head = styled.div`
  display: grid;
  gap: ${space.xs};
  max-width: 46rem;
  margin-bottom: clamp(1.5rem, 4vw, 2.5rem);
`;

const Lead = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.lg};
`;

interface BandHeadingProps {
  id?: string;
  lead?: string;
  children: string;
}

export const BandHeading = ({ id, lead, children }: BandHeadingProps) => (
  <Head>
    <H2 id={id}>{children}</H2>
    {lead !== undefined && <Lead>{lead}</Lead>}
  </Head>
);
