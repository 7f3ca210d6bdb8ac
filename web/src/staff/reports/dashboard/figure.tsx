import { styled } from 'styled-components';
import { Card } from '../../../ui/card';
import { color, font, text } from '../../../ui/tokens';

const Name = styled.dt`
  font-weight: 700;
`;
const Hint = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-weight: 400;
`;
const Value = styled.dd<{ $long: boolean }>`
  font-family: ${font.heading};
  font-size: ${({ $long }) => ($long ? text.h3 : text.h2)};
  white-space: nowrap;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** From so many letters on a value is drawn smaller, so that a sum of money stays on one line. */
const LONG = 8;

/** One number, as an entry of a `dl`. */
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
        <span>{name}</span> {hint !== undefined && <Hint>{`(${hint})`}</Hint>}
      </Name>
      <Value $long={String(value).length > LONG}>{value}</Value>
    </Card>
  );
}
