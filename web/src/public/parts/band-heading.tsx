import { styled } from 'styled-components';
import { H2 } from '../../ui/heading';
import { color, space, text } from '../../ui/tokens';

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

export function BandHeading({
  id,
  lead,
  children,
}: {
  id?: string;
  lead?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <Head>
      <H2 id={id}>{children}</H2>
      {lead !== undefined && <Lead>{lead}</Lead>}
    </Head>
  );
}
