import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { above, color, space, text } from '../../ui/tokens';

export interface Fact {
  name: string;
  /** several stand under each other */
  values: readonly ReactNode[];
  strong?: boolean;
}

const List = styled.dl`
  display: grid;
  gap: ${space.sm};
  margin: 0;
`;

const Row = styled.div`
  display: grid;
  gap: 0 ${space.md};
  @media ${above.sm} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;

const Name = styled.dt`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  line-height: 1.7;
`;

const Value = styled.dd<{ $strong: boolean }>`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
  font-weight: ${({ $strong }) => ($strong ? 700 : 600)};
  @media ${above.sm} {
    grid-column: 2;
  }
`;

/** Names and values under each other; a fact may have several values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ name, values, strong = false }) => (
        <Row key={name}>
          <Name>{name}</Name>
          {values.map((value, index) => (
            <Value key={index} $strong={strong}>
              {value}
            </Value>
          ))}
        </Row>
      ))}
    </List>
  );
}
