import { color } from '../tokens';
import { Illustration, Line } from './illustration';

/** Articles. */
export const OpenBook = () => (
  <Illustration width={460} height={300}>
    <circle cx="232" cy="130" r="116" fill={color.accentSoft} opacity=".8" />
    <path
      d="M230 236c-46-28-104-34-168-22V124c60-12 122-6 168 22Z"
      fill={color.surface}
      stroke={color.primary}
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path
      d="M230 236c46-28 104-34 168-22V124c-60-12-122-6-168 22Z"
      fill={color.surface}
      stroke={color.primary}
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <Line
      d="M50 140v92c66-12 128-6 180 24 52-30 114-36 180-24v-92"
      color={color.primary}
      width={10}
    />
    <g stroke={color.line} strokeWidth="5" strokeLinecap="round" fill="none">
      <path d="M88 150c36-4 72 0 104 12M88 172c36-4 72 0 104 12M88 194c30-4 56-2 78 6M372 150c-36-4-72 0-104 12M372 172c-36-4-72 0-104 12M372 194c-30-4-56-2-78 6" />
    </g>
    <Line d="M230 148c-4-36 0-62 6-88" color={color.primary} width={6} />
    <path
      d="M231 112c-28 2-42-14-42-36 26-2 42 12 42 36ZM233 92c24-4 36-20 32-42-24 4-36 18-32 42ZM236 58c-14-12-14-28 0-40 14 12 14 28 0 40Z"
      fill={color.primary}
    />
    <g fill={color.accent}>
      <circle cx="150" cy="58" r="6" />
      <circle cx="318" cy="84" r="5" />
      <circle cx="338" cy="44" r="8" />
      <circle cx="124" cy="92" r="4" />
    </g>
  </Illustration>
);
