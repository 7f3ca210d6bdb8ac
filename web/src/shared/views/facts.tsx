import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { above, color, space, text } from '../../ui/tokens';

/** `beside`: value beside the name where there is room. `under`: below it. `bold`: below a bold name. */
type Look = 'beside' | 'under' | 'bold';

const LOOKS = {
  beside: css`
    gap: ${space.sm};
    > div {
      display: grid;
      gap: 0 ${space.md};
      @media ${above.sm} {
        grid-template-columns: 9rem minmax(0, 1fr);
      }
    }
    dt {
      color: ${color.inkSoft};
      font-size: ${text.sm};
      line-height: 1.7;
    }
    dd {
      overflow-wrap: anywhere;
      white-space: pre-line;
      font-weight: 600;
      @media ${above.sm} {
        grid-column: 2;
      }
    }
    dd[data-strong] {
      font-weight: 700;
    }
  `,
  under: css`
    gap: ${space.xxs};
    > div {
      display: grid;
      gap: ${space.xxs};
    }
    dt {
      color: ${color.inkSoft};
      font-size: ${text.sm};
    }
    dd {
      margin-bottom: ${space.sm};
      font-weight: 600;
      overflow-wrap: anywhere;
    }
  `,
  bold: css`
    gap: ${space.sm};
    align-content: start;
    dt {
      font-weight: 700;
    }
  `,
};

export const Facts = styled.dl<{ $look: Look }>`
  display: grid;
  margin: 0;
  ${({ $look }) => LOOKS[$look]}
`;

export interface FactProps {
  name: string;
  values: readonly ReactNode[];
  strong?: boolean;
}

export const Fact = ({ name, values, strong = false }: FactProps) => (
  <div>
    <dt>{name}</dt>
    {values.map((value, index) => (
      <dd key={index} data-strong={strong || undefined}>
        {value}
      </dd>
    ))}
  </div>
);
