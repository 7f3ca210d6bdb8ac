import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge, type Tone } from '../../ui/badge';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { above, color, space, text } from '../../ui/tokens';

const Sheet = styled(Card)`
  padding: ${space.md};
  p {
    margin-top: ${space.xxs};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

const Rows = styled.ul`
  display: grid;
  margin-top: ${space.xs};
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xxs} ${space.sm};
  align-items: center;
  min-height: 3.5rem;
  padding-block: ${space.xs};
  border-top: 1px solid ${color.line};
  > div {
    display: grid;
    justify-items: start;
    gap: 0.15rem;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    overflow-wrap: anywhere;
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.xs};
  align-items: center;
  font-weight: 700;
  > span:first-child {
    display: inline-block;
  }
  > span:first-child::first-letter {
    text-transform: uppercase;
  }
`;

export const Sheets = styled.div`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${above.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export function HealthSheet({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <H3 as="h2" id={id}>
        {title}
      </H3>
      {lead !== undefined && <p>{lead}</p>}
      <Rows>{children}</Rows>
    </Sheet>
  );
}

export function HealthRow({
  name,
  state,
  tone,
  about,
  repair,
}: {
  name: string;
  state: string;
  tone: Tone;
  about: string;
  repair?: ReactNode;
}) {
  return (
    <Line>
      <div>
        <Name>
          <span>{name}</span>
          <Badge $tone={tone}>{state}</Badge>
        </Name>
        {about !== '' && <small>{about}</small>}
      </div>
      {repair}
    </Line>
  );
}
