/**
 * Bars with recharts, which loads with this file and only for a chart in sight. Screen readers skip them: the
 * table beside the chart has the same numbers.
 */
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { color, radius } from '../../../ui/tokens';
import type { ChartPoint } from './chart-point';

const HEIGHT = 240;
const NAMES_WIDTH = 110;
const WIDEST_BAR = 56;

export interface BarsProps {
  points: readonly ChartPoint[];
  /** the text of a key on the axis */
  label: (key: string) => string;
  /** what the values count */
  unit: string;
  /** the text of a value; a plain number by default */
  format?: ((value: number) => string) | undefined;
  /** lays the bars on their sides, for long names */
  sideways?: boolean;
}

export default function Bars({ points, label, unit, format, sideways = false }: BarsProps) {
  const data = points.map(({ key, value }) => ({ name: label(key), value }));
  const ink = { fill: color.inkSoft, fontSize: 12 };
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart
          data={data}
          layout={sideways ? 'vertical' : 'horizontal'}
          accessibilityLayer={false}
          margin={{ top: 8, right: 8, bottom: 0, left: sideways || format !== undefined ? 0 : -24 }}
        >
          <CartesianGrid vertical={sideways} horizontal={!sideways} stroke={color.line} />
          {sideways ? (
            <>
              <XAxis type="number" allowDecimals={false} tick={ink} stroke={color.lineStrong} />
              <YAxis
                type="category"
                dataKey="name"
                width={NAMES_WIDTH}
                interval={0}
                tick={ink}
                stroke={color.lineStrong}
              />
            </>
          ) : (
            <>
              <XAxis dataKey="name" tick={ink} stroke={color.lineStrong} minTickGap={12} />
              <YAxis allowDecimals={false} tick={ink} stroke={color.lineStrong} />
            </>
          )}
          <Tooltip
            {...(format !== undefined && {
              formatter: (value: unknown) => format(Number(value)),
            })}
            cursor={{ fill: color.sunken }}
            contentStyle={{
              border: `1px solid ${color.line}`,
              borderRadius: radius.sm,
              background: color.surface,
              color: color.ink,
            }}
            itemStyle={{ color: color.ink }}
          />
          <Bar
            dataKey="value"
            name={unit}
            maxBarSize={WIDEST_BAR}
            fill={color.primary}
            radius={sideways ? [0, 4, 4, 0] : [4, 4, 0, 0]}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
