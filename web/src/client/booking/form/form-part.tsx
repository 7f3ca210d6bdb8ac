import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../ui/card';
import { FieldError, Hint } from '../../../ui/fields/field';
import { H2 } from '../../../ui/heading';
import { Cluster, Stack } from '../../../ui/layout';
import { mark } from '../../../ui/marks';
import { above, space, text } from '../../../ui/tokens';

const Title = styled(H2)<{ $small: boolean }>`
  font-size: ${({ $small }) => ($small ? text.md : text.h3)};
`;

/** Less padding for a part of one line, so that the next free times fit on the first screen. */
const Sheet = styled(Card)<{ $small: boolean }>`
  padding-block: ${({ $small }) => ($small ? `min(${space.md}, 5vw)` : undefined)};
`;

/** A titled part of the form. @param folded one line, with little padding @param aside shown beside the title */
export function Part({
  title,
  folded = false,
  aside,
  name,
  children,
}: {
  title: string;
  /** for the island, which finds the part by it */
  name?: 'personal' | 'schedule';
  folded?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id} {...(name && mark(name))} $small={folded}>
      <Stack $gap={folded ? 'xxs' : 'md'}>
        <Cluster $gap="xs" $justify="space-between">
          <Title id={id} $small={folded}>
            {title}
          </Title>
          {aside}
        </Cluster>
        {children}
      </Stack>
    </Sheet>
  );
}

export const Pair = styled.div`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${above.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Replaces fields that cannot be drawn yet: says what to do first, and shows their errors. */
export function NoTimesYet({
  problems,
  children,
}: {
  problems: readonly (string | undefined)[];
  children: ReactNode;
}) {
  const said = problems.filter((each) => each !== undefined);
  return (
    <div data-invalid={said.length > 0 ? true : undefined}>
      <Hint>{children}</Hint>
      {said.map((problem) => (
        <FieldError key={problem}>{problem}</FieldError>
      ))}
    </div>
  );
}
