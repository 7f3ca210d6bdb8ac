import { useId, type ReactNode, type Ref } from 'react';
import { Card } from '../../ui/card';
import { H2, H3 } from '../../ui/heading';
import { Stack } from '../../ui/layout';

/** A card that is a section of its page, named by its heading of the second level. */
export function TitledCard({
  title,
  large = false,
  children,
  ref,
}: {
  title: ReactNode;
  large?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  const id = useId();
  const Heading = large ? H2 : H3;
  return (
    <Card as="section" aria-labelledby={id} ref={ref}>
      <Stack>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
