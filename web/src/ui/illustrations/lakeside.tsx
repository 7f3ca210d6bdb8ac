import { color } from '../tokens';
import { Illustration } from './illustration';

const GROUND = 'M42 210C30 110 120 26 250 24s238 70 236 190-84 196-236 196S54 310 42 210Z';

/** Home: somebody at rest under an acacia by a lake, at sunrise. */
export function Lakeside() {
  return (
    <Illustration width={520} height={440}>
      <clipPath id="lakeside-ground">
        <path d={GROUND} />
      </clipPath>
      <path d={GROUND} fill={color.sunken} />
      <g clipPath="url(#lakeside-ground)">
        <circle cx="330" cy="170" r="62" fill={color.accentSoft} />
        <circle cx="330" cy="170" r="40" fill={color.accent} opacity=".85" />
        <path
          d="M20 262c60-62 112-60 168-32 40-42 96-52 148-10 50-34 110-22 174 30v90H20Z"
          fill={color.primarySoft}
        />
        <path
          d="M20 296c90-44 170-40 244-22s132 18 246-22v100H20Z"
          fill={color.primary}
          opacity=".26"
        />
        <path d="M20 334c110-26 320-30 490-6v112H20Z" fill={color.surface} />
        <g stroke={color.primary} strokeWidth="3" strokeLinecap="round" opacity=".45" fill="none">
          <path d="M270 352h98M306 370h60M286 388h34" />
        </g>
      </g>
      <g fill="none" stroke={color.primary} strokeLinecap="round">
        <path d="M150 336c6-50-2-86 6-126" strokeWidth="11" />
        <path d="M154 246c-14-22-34-30-52-34M156 232c14-20 30-28 52-32" strokeWidth="6" />
      </g>
      <path
        d="M88 178c10-20 40-30 60-16 18-20 52-16 62 6-42-8-80 6-122 10Z"
        fill={color.primary}
        opacity=".6"
      />
      <path
        d="M48 206c8-26 40-40 66-30 14-26 62-28 80-4 28-10 58 6 62 32-36 12-68-4-104 2-38 4-70 16-104 0Z"
        fill={color.primary}
      />
      <path
        d="M56 342c44-20 124-24 192-10 14 4 18 10 6 14-58 14-124 18-180 8-16-3-24-8-18-12Z"
        fill={color.primary}
      />
      <path d="M211 288v-14" stroke={color.ink} strokeWidth="9" strokeLinecap="round" />
      <path
        d="M186 336c-3-30 3-52 23-55 19-2 29 17 31 42l24 5c7 2 7 11 0 11-30 2-56 1-78-3Z"
        fill={color.accent}
      />
      <circle cx="212" cy="264" r="13" fill={color.ink} />
      <path d="M199 263c1-16 26-18 27-1-8-5-18-5-27 1Z" fill={color.accentHover} />
      <path
        d="M222 300c7 9 15 11 24 8"
        fill="none"
        stroke={color.ink}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g fill="none" stroke={color.inkSoft} strokeWidth="3" strokeLinecap="round">
        <path d="M388 92c6-8 12-8 16 0 4-8 10-8 16 0M428 122c5-6 9-6 12 0 3-6 8-6 12 0" />
      </g>
    </Illustration>
  );
}
