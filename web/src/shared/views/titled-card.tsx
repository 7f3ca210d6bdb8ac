import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Stack } from '../../ui/layout';

interface TitledCardProps {
  title: React.ReactNode;
  children: React.ReactNode;
  ref?: React.Ref<HTMLDivElement>;
}

/** A card that is a section of its page, under its own heading of the second level. */
export const TitledCard = ({ title, children, ref }: TitledCardProps) => (
  <Card as="section" ref={ref}>
    <Stack>
      <H3 as="h2">{title}</H3>
      {children}
    </Stack>
  </Card>
);
