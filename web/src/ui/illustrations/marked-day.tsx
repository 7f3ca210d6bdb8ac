import { color } from '../tokens';
import { Illustration, Line } from './illustration';

const DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Booking status. */
export const MarkedDay = () => (
  <Illustration width={420} height={300}>
    <path
      d="M24 160C20 76 108 26 214 28s186 52 180 136-82 108-184 108S28 240 24 160Z"
      fill={color.sunken}
    />
    <g transform="rotate(-4 190 150)">
      <rect
        x="94"
        y="70"
        width="196"
        height="170"
        rx="16"
        fill={color.surface}
        stroke={color.lineStrong}
        strokeWidth="3"
      />
      <path d="M94 108V86c0-9 7-16 16-16h164c9 0 16 7 16 16v22Z" fill={color.primary} />
      <path d="M140 56v28M244 56v28" stroke={color.ink} strokeWidth="7" strokeLinecap="round" />
      {DAYS.map((day) => (
        <rect
          key={day}
          x={114 + (day % 4) * 42}
          y={124 + Math.floor(day / 4) * 36}
          width="28"
          height="24"
          rx="6"
          fill={day === 6 ? color.accent : color.primarySoft}
        />
      ))}
    </g>
    <g>
      <circle cx="276" cy="176" r="48" fill={color.surface} opacity=".55" />
      <circle cx="276" cy="176" r="48" fill="none" stroke={color.ink} strokeWidth="8" />
      <path d="M312 212l36 38" stroke={color.ink} strokeWidth="13" strokeLinecap="round" />
      <Line d="M254 176l16 18 30-34" color={color.primary} width={9} />
    </g>
  </Illustration>
);
