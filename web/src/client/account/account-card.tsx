import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../ui/card';
import { PageHeading } from '../../ui/heading';
import { Container, Stack } from '../../ui/layout';

const Narrow = styled(Container)`
  max-width: 32rem;
`;

export function AccountCard({
  heading,
  lead,
  waiting = false,
  children,
}: {
  heading: ReactNode;
  lead?: ReactNode;
  waiting?: boolean;
  children: ReactNode;
}) {
  return (
    <Narrow>
      <PageHeading lead={lead} waiting={waiting}>
        {heading}
      </PageHeading>
      <Card>
        <Stack>{children}</Stack>
      </Card>
    </Narrow>
  );
}
