import { styled } from 'styled-components';
import { Card } from '../../ui/card';
import { color, font, text } from '../../ui/tokens';

const Name = styled.dt`
  font-weight: 700;
`;
const Hint = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-weight: 400;
`;
const Value = styled.dd`
  font-family: ${font.heading};
  font-size: ${text.h2};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** One number of the dashboard, as an entry of a `dl`. */
export function Figure({
  name,
  hint,
  value,
}: {
  name: string;
  hint?: string;
  value: number | string;
}) {
  return (
    <Card>
      <Name>
        {name} {hint !== undefined && <Hint>({hint})</Hint>}
      </Name>
      <Value>{value}</Value>
    </Card>
  );
}
