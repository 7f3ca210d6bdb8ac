import { color } from '../tokens';
import { Illustration, Line } from './illustration';

/** Contact. */
export const TeaAndLetter = () => (
  <Illustration width={480} height={320}>
    <path
      d="M24 180C18 86 118 30 236 30s226 50 222 152-98 118-218 118S30 276 24 180Z"
      fill={color.sunken}
    />
    <ellipse cx="240" cy="264" rx="190" ry="24" fill={color.primarySoft} />
    <g transform="rotate(-6 170 180)">
      <rect
        x="72"
        y="118"
        width="196"
        height="130"
        rx="12"
        fill={color.surface}
        stroke={color.lineStrong}
        strokeWidth="3"
      />
      <path
        d="M76 126l94 72 94-72"
        fill="none"
        stroke={color.lineStrong}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="170" cy="196" r="17" fill={color.accent} />
      <path
        d="M170 204c-8-5-10-12-5-14 3-1 4 1 5 3 1-2 2-4 5-3 5 2 3 9-5 14Z"
        fill={color.surface}
      />
    </g>
    <g>
      <path d="M304 162h100c2 56-14 86-50 86s-52-30-50-86Z" fill={color.primary} />
      <path d="M402 176c34-6 40 46-8 48" fill="none" stroke={color.primary} strokeWidth="9" />
      <ellipse cx="354" cy="163" rx="50" ry="11" fill={color.accentSoft} />
      <ellipse cx="354" cy="255" rx="70" ry="10" fill={color.primaryHover} />
      <Line d="M322 190c0 24 6 38 16 46" color={color.primarySoft} width={5} opacity=".6" />
      <Line
        d="M334 140c-10-14 8-20 0-36M356 136c-10-16 10-24 0-44M378 140c-10-14 8-20 0-36"
        color={color.inkSoft}
        width={4}
        opacity=".6"
      />
    </g>
    <path
      d="M60 92c16-22 38-22 56-8-18 18-38 20-56 8ZM66 90c16-2 30-2 46-6"
      fill={color.primary}
      stroke={color.primarySoft}
      strokeWidth="2"
    />
  </Illustration>
);
