import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../ui/tokens';

const List = styled.dl`
  display: grid;
  gap: ${space.xxs};
  dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  dd {
    margin-bottom: ${space.sm};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** Names and values, to be read. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
