import { color } from '../tokens';
import { Illustration } from './illustration';

/** Services: stones across quiet water, towards a lit door. */
export function SteppingStones() {
  return (
    <Illustration width={520} height={340}>
      <path
        d="M30 190C20 84 140 20 270 26s224 66 220 164-90 132-232 130S40 292 30 190Z"
        fill={color.sunken}
      />
      <path
        d="M300 146c30-26 80-34 122-16 26 10 42 28 52 50-56 22-128 18-184-4Z"
        fill={color.primary}
        opacity=".35"
      />
      <path
        d="M42 210c110-38 310-44 440-12-6 68-78 112-196 118C146 322 54 288 42 210Z"
        fill={color.primarySoft}
      />
      <g stroke={color.primary} strokeWidth="3" strokeLinecap="round" opacity=".35" fill="none">
        <path d="M92 226h52M318 222h70M110 270h36M352 268h58M216 206h36M246 300h70" />
      </g>
      <g>
        <path d="M366 150V74l40-30 40 30v76Z" fill={color.surface} />
        <path
          d="M354 82l52-40 52 40"
          fill="none"
          stroke={color.primary}
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M392 152v-42c0-20 28-20 28 0v42Z" fill={color.accent} />
        <path d="M392 152h28l22 34h-74Z" fill={color.accentSoft} />
        <circle cx="414" cy="130" r="2.6" fill={color.surface} />
        <circle cx="430" cy="88" r="8" fill={color.accentSoft} />
      </g>
      <g fill={color.inkSoft}>
        <ellipse cx="126" cy="290" rx="42" ry="13" />
        <ellipse cx="204" cy="258" rx="35" ry="11" />
        <ellipse cx="270" cy="232" rx="29" ry="9" />
        <ellipse cx="328" cy="210" rx="23" ry="7" />
        <ellipse cx="372" cy="194" rx="17" ry="5" />
      </g>
      <g fill={color.surface} opacity=".35">
        <ellipse cx="120" cy="286" rx="26" ry="6" />
        <ellipse cx="199" cy="255" rx="20" ry="5" />
        <ellipse cx="266" cy="230" rx="16" ry="4" />
      </g>
      <g stroke={color.primary} strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="M58 236c-2-34 2-56 10-78M74 238c2-28 10-44 22-60M46 236c-4-24-12-40-20-50" />
      </g>
      <path
        d="M66 154c-4-14 0-26 8-32 6 12 4 24-8 32ZM96 176c2-12 10-20 20-22 0 12-8 20-20 22ZM26 184c-8-8-10-18-6-26 8 6 12 16 6 26Z"
        fill={color.accent}
      />
    </Illustration>
  );
}
