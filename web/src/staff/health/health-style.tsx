import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge, type Tone } from '../../ui/badge';
import { Soft } from '../../ui/layout';
import { TitledCard } from '../../shared/views/titled-card';
import { color, space, text } from '../../ui/tokens';

const Rows = styled.ul`
  display: grid;
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

export function HealthSheet({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <TitledCard title={title}>
      {lead !== undefined && <Soft as="p">{lead}</Soft>}
      <Rows>{children}</Rows>
    </TitledCard>
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
