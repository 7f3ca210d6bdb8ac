import { Illustration, Line } from './illustration';
import { nature } from './nature';

const Client = () => (
  <>
    <path d="M14 380V236c0-30 20-46 46-46h26c22 0 30 18 30 44v146Z" fill={nature.bank} />
    <path d="M40 380c0-82 26-138 84-152h44c32 10 44 46 48 94v58Z" fill={nature.clayLight} />
    <path d="M124 186h44v40c0 14-10 22-22 22s-22-10-22-24Z" fill={nature.skinDark} />
    <path
      d="M118 226c8 16 20 24 32 24s20-8 24-22l8 6c-4 20-16 32-34 32-20 0-34-12-40-34Z"
      fill={nature.clay}
    />
    <g transform="translate(6 22)">
      <path
        d="M112 146c-2-40 24-60 54-58 24 2 36 18 37 40 1 6 10 18 11 24 0 5-5 6-9 7l1 8c1 4-1 6-3 8 1 3 0 5-2 7 0 14-8 22-22 22-34 2-64-16-67-58Z"
        fill={nature.skin}
      />
      <path
        d="M108 150c-12-44 16-80 60-78 26 1 40 16 40 38-16-2-32 2-38 14-4 8-4 18-8 24-4-6-14-4-14 6 0 8 4 12 8 14-2 12-10 20-22 22-14-10-24-24-26-40Z"
        fill={nature.hair}
      />
      <path d="M150 146c8-4 14 2 13 11-1 8-8 12-12 8-4-5-5-14-1-19Z" fill={nature.skin} />
      <Line d="M154 152c4-1 5 3 3 8" color={nature.skinDark} width={2} />
      <Line d="M181 124c6-4 12-4 17-1" color={nature.hair} width={4} />
      <ellipse cx="191" cy="138" rx="3.4" ry="4.6" fill={nature.hair} />
      <Line d="M203 174c-6 4-13 3-18-2" color={nature.hair} width={3} />
      <circle cx="180" cy="158" r="10" fill={nature.clayLight} opacity="0.3" />
    </g>
  </>
);

const Therapist = () => (
  <>
    <circle cx="80" cy="17" r="14" fill={nature.hair} />
    <path
      d="M50 56c-3-26 10-42 30-42s33 16 30 42c-1 8-4 14-8 18H58c-4-4-7-10-8-18Z"
      fill={nature.hair}
    />
    <path d="M18 118c2-20 16-30 38-33h48c22 3 36 13 38 33Z" fill={nature.leaf} />
    <path d="M68 74h24v14c0 8-5 13-12 13s-12-5-12-13Z" fill={nature.skinDark} />
    <path
      d="M60 86c4 12 12 18 20 18s16-6 20-18l-7-1c-3 9-8 13-13 13s-10-4-13-13Z"
      fill={nature.clay}
    />
    <path d="M57 50c0-18 8-28 23-28s23 10 23 28c0 20-11 34-23 34S57 70 57 50Z" fill={nature.skin} />
    <path
      d="M55 54c-2-20 8-33 25-33s27 13 25 33c-2-11-8-18-14-21-8 4-20 4-28 0-4 5-7 12-8 21Z"
      fill={nature.hair}
    />
    <path d="M57 30c13 7 33 7 46 0l2 7c-14 7-36 7-50 0Z" fill={nature.clayLight} />
    <Line d="M65 47c3-2 6-2 9-1M86 46c3-1 6-1 9 1" color={nature.hair} width={2.2} />
    <ellipse cx="70" cy="54" rx="2.2" ry="2.8" fill={nature.hair} />
    <ellipse cx="90" cy="54" rx="2.2" ry="2.8" fill={nature.hair} />
    <Line d="M80 54c0 5 3 8 1 10h-3" color={nature.skinDark} width={1.8} />
    <path d="M72 70c5 4 11 4 16 0-1 6-4 8-8 8s-7-2-8-8Z" fill={nature.wall} />
    <circle cx="56" cy="68" r="2.6" fill={nature.gold} />
    <circle cx="104" cy="68" r="2.6" fill={nature.gold} />
  </>
);

/** About: a client at home and a therapist on the screen. */
export const TwoTalking = () => (
  <Illustration width={520} height={380}>
    <defs>
      <clipPath id="two-talking-room">
        <rect width="520" height="380" rx="28" />
      </clipPath>
      <clipPath id="two-talking-pane">
        <path d="M196 196V108a72 72 0 0 1 144 0v88Z" />
      </clipPath>
      <clipPath id="two-talking-screen">
        <path d="M0 0h160v118H0Z" />
      </clipPath>
    </defs>
    <g clipPath="url(#two-talking-room)">
      <path d="M0 0h520v380H0Z" fill={nature.wall} />
      <g clipPath="url(#two-talking-pane)">
        <path d="M190 20h160v190H190Z" fill={nature.sky} />
        <circle cx="252" cy="126" r="50" fill={nature.glow} />
        <circle cx="252" cy="126" r="28" fill={nature.sun} />
        <path d="M180 158c40-30 70-32 104-10 26-18 50-20 76 0v60H180Z" fill={nature.farHills} />
        <path d="M180 182c50-20 110-18 170-2v40H180Z" fill={nature.nearHills} />
      </g>
      <path
        d="M196 196V108a72 72 0 0 1 144 0v88ZM268 36v160M196 122h144"
        fill="none"
        stroke={nature.cream}
        strokeWidth="7"
      />
      <rect x="182" y="192" width="172" height="11" rx="5.5" fill={nature.woodLight} />
      <Client />
      <path d="M0 322h520v58H0Z" fill={nature.woodLight} />
      <path d="M0 322h520v9H0Z" fill={nature.wood} opacity="0.35" />
      <Line d="M446 200c0-40 4-62 0-92" color={nature.leaf} width={5} />
      <path
        d="M447 178c-30 2-44-16-44-40 30 0 44 16 44 40ZM448 156c26-4 40-20 38-46-28 6-40 22-38 46ZM446 116c-18-10-24-30-10-50 18 12 22 32 10 50Z"
        fill={nature.leaf}
      />
      <path d="M276 318h214l12 14H264Z" fill={nature.stoneLight} />
      <path d="M264 332h238v4a4 4 0 0 1-4 4H268a4 4 0 0 1-4-4Z" fill={nature.stone} />
      <g transform="translate(292 196) skewY(-3)">
        <rect x="-8" y="-8" width="190" height="138" rx="10" fill={nature.wood} />
        <g transform="scale(1.0875 1.034)" clipPath="url(#two-talking-screen)">
          <path d="M0 0h160v118H0Z" fill={nature.floor} />
          <circle cx="130" cy="26" r="18" fill={nature.glow} />
          <path d="M0 76c30-16 60-18 90-6s50 8 70-6v54H0Z" fill={nature.farHills} />
          <Therapist />
        </g>
      </g>
      <path
        d="M98 268c18-18 46-14 58 8l24 42h66c10 0 11 24 1 27l-78 9c-24 2-42-8-52-28l-22-38c-4-8-3-14 3-20Z"
        fill={nature.clay}
      />
      <path d="M248 317c12-6 26-6 36 0 8 5 6 13-2 14l8 3c2 5-4 8-12 8l-30 1Z" fill={nature.skin} />
      <path d="M262 331h18" stroke={nature.skinDark} strokeWidth="2" strokeLinecap="round" />
      <path d="M36 304h40c0 24-6 34-20 34s-20-10-20-34Z" fill={nature.cream} />
      <Line d="M76 309c14-3 14 16-3 17" color={nature.cream} width={5} />
      <Line d="M48 294c-6-8 6-11 0-20M62 294c-6-8 6-11 0-20" color={nature.stoneLight} width={3} />
    </g>
  </Illustration>
);
