/** Wolves of the Wide Winter: forty-four nails and a boot, stones with snow on their shoulders, a hand without fingers, a supper. */
import type { InChapter } from '../Vignette.tsx';
import { Cut, Fir, House, Moon, dark, ink, noise, pale, paper, wall, wine } from './woodcut.tsx';

const snow = '#dfe3d6';

/** Four hooves on a nail. */
const Hooves = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0-6v5M-6 2 0-1 6 2M-2.500 3 0-1l2.500 4" stroke="#c9b88c" strokeWidth=".9" fill="none" />
    {[-8, -3, 3, 8].map((at, i) => (
      <path
        key={at}
        d={`M${at - 2} ${2 + (i % 2)}l-.8 6.500h5.600l-.8-6.500z`}
        fill={i % 2 === 0 ? '#b9a577' : '#8d7a52'}
        stroke={ink}
        strokeWidth=".9"
      />
    ))}
    <circle cy="-6" r="1.3" fill={pale} stroke={ink} strokeWidth=".7" />
  </g>
);

const planks = Array.from({ length: 10 }, (_, i) => 92 + i * 27);

const ATallyOfHooves = () => (
  <Cut
    seed={14}
    light={{ x: 40, y: 46 }}
    label="Hooves hang in rows on a wall of planks, four to a nail. On the last nail hangs a laced boot."
  >
    <Moon x={40} y={44} r={22} />
    <path d="M0 126q30-14 60-8t60 0v50H0z" fill={snow} />
    <Fir x={14} y={128} h={62} snow />
    <Fir x={60} y={126} h={46} snow />
    <g fill={pale}>
      <circle cx="30" cy="118" r="1.2" />
      <circle cx="35" cy="118" r="1.2" />
      <circle cx="46" cy="121" r="1" />
      <circle cx="50" cy="121" r="1" />
    </g>
    <path d="M82 172V24h270v148z" fill={wall} stroke={ink} strokeWidth="2" />
    {planks.map((x, i) => (
      <path
        key={x}
        d={`M${x} 26v142M${x + 9} ${40 + ((i * 37) % 80)}q3 8 0 16M${x + 17} ${60 + ((i * 53) % 70)}q-3 9 0 20`}
        stroke={paper}
        strokeOpacity={i % 2 === 0 ? 0.34 : 0.22}
        strokeWidth="1"
        fill="none"
      />
    ))}
    <path d="M70 28 92 6h260v22z" fill={dark} stroke={ink} strokeWidth="1.8" />
    <path
      d="M70 28 92 6h260v9q-20 5-40 1t-46 3-44-2-44 4-40-2-34 6q-12 0-24 3z"
      fill={snow}
      stroke={ink}
      strokeWidth="1.2"
    />
    <path
      d="M110 28v9l-1.500-9M150 28v13l-2-13M214 28v8l-1.500-8M268 28v12l-2-12M312 28v7l-1.500-7"
      fill={snow}
      stroke={ink}
      strokeWidth=".8"
    />
    {Array.from({ length: 31 }, (_, i) => (
      <Hooves key={i} x={108 + (i % 8) * 30} y={50 + Math.floor(i / 8) * 29} />
    ))}
    <g transform="translate(318 130)">
      <circle cy="1" r="1.5" fill={pale} stroke={ink} strokeWidth=".7" />
      <path d="M0 2v4" stroke="#c9b88c" />
      <path d="M-6 5h11v15q6 1 9 5 1 4-2 4H-6z" fill="#c9a46c" stroke={ink} strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M-3 9h7M-3 13h7M-3 17h8" stroke={wine} strokeWidth="1.8" />
      <path d="M4 9q6-1 7 4M4 9q5-5 8-2" stroke={wine} strokeWidth="1.4" fill="none" />
    </g>
    <path d="M78 172q90-16 180-8t94-4v14H78z" fill={snow} stroke={ink} strokeWidth="1.2" />
  </Cut>
);

/** A stone that stands as somebody stands who has put on a shawl. */
const Wife = ({
  x,
  y,
  h,
  turn = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly turn?: number;
}) => (
  <g transform={`translate(${x} ${y}) scale(${(turn * h) / 60} ${h / 60})`} strokeLinejoin="round">
    <path d="M-14 2q-4-30 2-44 2-14 12-16 9 2 11 14 6 16 5 46z" fill="#3c5352" stroke={ink} strokeWidth="1.8" />
    <path d="M-11-30q10 10 22 2M-12-14q12 8 25 0M-4-44q4 4 10 1" stroke={paper} strokeOpacity=".38" fill="none" />
    <path d="M-12-42q2-14 12-16 9 2 11 14-5-4-10-3t-13 5z" fill={snow} stroke={ink} strokeWidth="1" />
  </g>
);

const TheStandingWives = () => (
  <Cut
    seed={28}
    light={{ x: 172, y: 50 }}
    horizon={126}
    label="A stag, far too tall, stands among standing stones with snow on their shoulders. A man sits behind its ribs."
  >
    <Moon x={172} y={54} r={38} face={false} />
    <path d="M0 128q80-14 172-8t172-2v50H0z" fill="#b9c2b6" />
    <path
      d="M0 136q70-8 140-2M200 132q70-6 144 2M30 150q60-6 110-2M210 152q60-5 120 0"
      stroke="#58706e"
      strokeOpacity=".5"
      fill="none"
    />
    <Wife x={36} y={138} h={58} />
    <Wife x={82} y={130} h={46} turn={-1} />
    <Wife x={262} y={130} h={46} />
    <Wife x={308} y={138} h={58} turn={-1} />
    <g stroke={ink} strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M150 30q-16-2-22-14M146 24q-14 4-24-2M152 34q-20 10-34 4M140 20q-4-10 0-16M194 30q16-2 22-14M198 24q14 4 24-2M192 34q20 10 34 4M204 20q4-10 0-16"
        stroke={dark}
        strokeWidth="4"
        fill="none"
      />
      <path d="M162 42q10-8 20 0l3 14-6 16h-14l-6-16z" fill={dark} strokeWidth="1.6" />
      <path d="M162 44q-10-6-16-2 4 8 14 8M182 44q10-6 16-2-4 8-14 8" fill={dark} strokeWidth="1.4" />
      <path d="M164 70q-22 6-22 36 0 18 8 24h44q8-6 8-24 0-30-22-36z" fill="#1c2f31" strokeWidth="2" />
      <path d="M150 128l-5 30M162 130l-3 32M182 130l3 32M194 128l5 30" stroke={dark} strokeWidth="5" />
      <path
        d="M172 74v52M170 84q-14 0-18 8M174 84q14 0 18 8M170 96q-16 0-20 8M174 96q16 0 20 8M170 108q-15 0-19 8M174 108q15 0 19 8"
        stroke={paper}
        strokeOpacity=".75"
        strokeWidth="1.5"
        fill="none"
      />
      <path d="M166 118q-1-12 6-13 7 1 6 13z" fill={wine} strokeWidth="1" />
      <circle cx="172" cy="101" r="4" fill="#e4c6a2" strokeWidth="1" />
    </g>
    <circle cx="166" cy="54" r="1.4" fill={pale} />
    <circle cx="178" cy="54" r="1.4" fill={pale} />
    <Wife x={6} y={166} h={84} turn={-1} />
    <Wife x={338} y={166} h={84} />
  </Cut>
);

/** The moon as it grows, night by night. */
const WAXING = [0.15, 0.35, 0.55, 0.78, 1];

const Silver = () => (
  <Cut
    seed={40}
    light={{ x: 300, y: 34 }}
    label="A boarded mine in a hillside; the hand on the milestone has lost its fingers. Above it the moon grows night by night."
  >
    {WAXING.map((full, i) => (
      <g key={full} transform={`translate(${62 + i * 58} ${52 - i * 5})`}>
        <circle r={9 + i * 2} fill="#16292c" stroke={paper} strokeOpacity=".55" />
        <path
          d={`M0 ${-(9 + i * 2)}A${9 + i * 2} ${9 + i * 2} 0 0 1 0 ${9 + i * 2}A${Math.abs((9 + i * 2) * (1 - 2 * full)).toFixed(1)} ${9 + i * 2} 0 0 ${full > 0.5 ? 1 : 0} 0 ${-(9 + i * 2)}z`}
          fill={pale}
        />
      </g>
    ))}
    <path d="M0 112q30-34 96-38t128 6 120 34v58H0z" fill="#20383a" stroke={ink} strokeWidth="1.6" />
    <path
      d="M20 112q40-26 90-28M250 92q50 8 84 28M30 130q20-12 44-16M276 118q30 8 54 22M120 84q40-4 90 2"
      stroke={paper}
      strokeOpacity=".3"
      fill="none"
    />
    <g stroke={ink} strokeLinejoin="round">
      <path d="M128 160V106q2-18 44-18t44 18v54z" fill="#060c0d" strokeWidth="2" />
      <path d="M120 162V100h12v62zM212 162V100h12v62zM114 90h116v12H114z" fill="#8c7a54" strokeWidth="1.6" />
      <path d="M124 104v54M128 104v54M216 104v54M220 104v54M118 96h108" stroke="#4d4028" strokeOpacity=".7" />
      <path d="M130 112l84 10-1 9-84-10zM128 138l87-12 1 10-87 12z" fill="#a5946a" strokeWidth="1.6" />
      <path d="M130 150l84 6v8l-84-6z" fill="#a5946a" strokeWidth="1.6" />
    </g>
    <path d="M148 122l10 18M160 120l-4 26M190 124l-6 22" stroke="#6f7f76" strokeWidth="1" />
    <path d="M120 162h104l34 10H92z" fill="#17363a" stroke={ink} />
    <path d="M136 166h60M118 170h40M176 170h56" stroke={pale} strokeOpacity=".6" />
    <path d="M150 172q12-30 18-60" stroke={wine} strokeWidth="2.6" fill="none" />
    <path d="M0 150q50-10 110 12v12H0zM344 146q-50-6-104 16v12h104z" fill="#a89a72" stroke={ink} strokeWidth="1.3" />
    <g transform="translate(56 156)" stroke={ink} strokeLinejoin="round">
      <path d="M-18 8v-44q4-12 18-12t18 12V8z" fill="#c7bb96" strokeWidth="1.8" />
      <path d="M-9-14h12q4-1 4-5v-6h-3v5h-1v-9h-3v8h-1v-6h-3v6h-1v-4h-4z" fill="#5c5238" strokeWidth="1.1" />
      <path d="M-10-4h20M-8 0h16" stroke="#5c5238" strokeWidth="1.3" />
    </g>
    <Fir x={300} y={152} h={50} />
    <Fir x={326} y={158} h={66} />
  </Cut>
);

const guests = [0, 1, 2, 3, 4, 5];

const TheLongNight = () => (
  <Cut
    seed={51}
    light={{ x: 38, y: 120 }}
    sky={['#0d1c1f', '#1d3033', '#3a4a40']}
    label="At the end of a long table a big man has risen with his cup; the shadow behind him has ears. Nobody else moves."
  >
    <Moon x={300} y={30} r={18} />
    <House x={96} y={128} width={150} wall={70} roof={46} />
    <House x={-22} y={124} width={60} wall={44} roof={40} />
    <House x={296} y={126} width={70} wall={46} roof={38} />
    <path d="M130 128q-4-44 18-58-10-10-8-24 10 2 16 12 10-6 24-4 6-10 16-10 2 12-8 22 22 12 18 62z" fill="#060d0e" />
    <circle cx="160" cy="66" r="2" fill={pale} />
    <circle cx="180" cy="66" r="2" fill={pale} />
    <path d="M0 128q170-10 344 0v44H0z" fill="#b4b8a4" stroke={ink} strokeWidth="1.2" />
    <path
      d="M20 140q30-3 60 0M250 138q40-3 80 2M10 158q20-3 44 0M296 156q20-2 40 1"
      stroke="#58706e"
      strokeOpacity=".6"
      fill="none"
    />
    <g stroke={ink} strokeLinejoin="round">
      <path d="M158 116q-8-26 12-30 20 4 12 30z" fill="#3b3027" strokeWidth="1.8" />
      <path d="M162 86q0-12 8-12t8 12-8 12-8-12z" fill="#d8b48c" strokeWidth="1.5" />
      <path d="M167 84h.1M173 84h.1" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M163 90q7 8 14 0-1 10-7 12-6-2-7-12z" fill="#6b4a30" strokeWidth="1" />
      <path d="M181 94q12-4 14-18" stroke="#3b3027" strokeWidth="6" fill="none" />
      <path d="M190 66h12l-3 9h-6zM196 75v4" fill={wine} strokeWidth="1.2" />
    </g>
    <path d="M140 116h60l52 56H88z" fill="#e5dcc0" stroke={ink} strokeWidth="1.8" strokeLinejoin="round" />
    <path d="M146 118l-40 54M194 118l40 54" stroke="#a5946a" />
    {guests.map(i => {
      const depth = i / 5;
      const y = 126 + depth * 34;
      const spread = 26 + depth * 66;
      const size = 0.7 + depth * 0.75;
      return [-1, 1].map(side => (
        <g key={`${i} ${side}`} transform={`translate(${170 + side * spread} ${y}) scale(${size})`} stroke={ink}>
          <path d="M-8 12q0-16 8-18 8 2 8 18z" fill={i % 2 === 0 ? '#2b4244' : '#3d3a2c'} strokeWidth="1.2" />
          <circle cy="-9" r="4.6" fill={i % 3 === 0 ? '#c9a184' : '#3b241a'} strokeWidth="1.1" />
          <path d={`M${-side * 7} 2l${-side * 4}-9`} stroke={pale} strokeWidth="1.4" />
        </g>
      ));
    })}
    {[0.2, 0.5, 0.85].map(at => (
      <g key={at} transform={`translate(170 ${118 + at * 48}) scale(${0.8 + at * 0.5})`}>
        <path d="M-1.500 0v-8h3v8z" fill={pale} stroke={ink} strokeWidth=".7" />
        <path d="M0-9q-2.500-3 0-6 2.500 3 0 6z" fill={pale} />
        <ellipse cx="9" cy="0" rx="5" ry="2" fill="#fff8e4" stroke={ink} strokeWidth=".7" />
        <ellipse cx="-9" cy="1" rx="5" ry="2" fill="#fff8e4" stroke={ink} strokeWidth=".7" />
      </g>
    ))}
    <g transform="translate(38 140)">
      <path d="M-20 8h40M-16 3l30 6M16 3l-30 6" stroke="#5c4a28" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M0-34q14 14 9 24 6-2 6-9 8 14-2 24h-26q-10-10-2-24 0 7 5 8-4-10 10-23z"
        fill={pale}
        stroke={ink}
        strokeWidth="1.4"
      />
      <path d="M0-14q6 7 2 14h-6q-4-7 4-14z" fill="#b99a5c" />
    </g>
    <path d={flakes()} stroke={snow} strokeOpacity=".55" strokeWidth="1.6" strokeLinecap="round" />
  </Cut>
);

function flakes(): string {
  const random = noise(4);
  return Array.from({ length: 26 }, () => `M${(random() * 344).toFixed(0)} ${(random() * 110).toFixed(0)}h.1`).join('');
}

const chapters = [ATallyOfHooves, TheStandingWives, Silver, TheLongNight];

export function Wolves({ chapter }: InChapter) {
  const Picture = chapters[chapter] ?? ATallyOfHooves;
  return <Picture />;
}
