/** The Bell Beneath the Fen: a door that stands open, nine ropes, a ring with a gap in it. */
import type { ReactNode } from 'react';
import type { InChapter } from '../Vignette.tsx';
import { Cut, Glitter, Gown, House, Moon, Reeds, dark, ink, noise, paper, pale, wine } from './woodcut.tsx';

const PRINTS = [
  [86, 124],
  [97, 130],
  [110, 133],
  [123, 138],
  [136, 140],
  [150, 144],
  [163, 146],
] as const;

function cobbles(): string {
  let path = '';
  for (let row = 0; row < 8; row++) {
    const y = 118 + row * row * 0.9 + row * 3;
    for (let x = -6 + (row % 2) * 9; x < 236 - row * 3; x += 16 + row * 1.6)
      path += `M${x.toFixed(1)} ${y.toFixed(1)}q${(5 + row * 0.6).toFixed(1)} -${(2.6 + row * 0.3).toFixed(1)} ${(11 + row * 1.2).toFixed(1)} 0`;
  }
  return path;
}

const WetFootprints = () => (
  <Cut
    seed={21}
    light={{ x: 262, y: 46 }}
    label="A woman in a nightgown walks barefoot out of an open door towards the reeds; her footprints are wet."
  >
    <Moon x={262} y={46} />
    <path d="M150 112q40-20 70-8t60-6 68 4v20H150z" fill="#12262a" />
    <g transform="translate(-40 4)">
      <path d="M176 106v-42l7-18 7 18v42z" fill="#0e1c1f" stroke={ink} />
      <path d="M179.500 70h7v12h-7z" fill={pale} opacity=".9" />
      <path d="M183 46v-10M179.500 39.500h7" stroke={ink} strokeWidth="1.6" />
    </g>
    <path d="M206 108v-14l9-8 9 8v14z" fill="#10211f" stroke={ink} />
    <path d="M0 118q120-8 240 0 60 3 104 2v48H0z" fill="#a89a72" />
    <path d="M200 119q60 4 144 1v48H180z" fill="#5f6f5d" opacity=".5" />
    <path d="M226 121q20-4 118-3v50H214q-8-30 12-47z" fill="#1b3b3f" />
    <Glitter seed={7} left={236} right={340} top={122} bottom={168} under={262} />
    <path d={cobbles()} stroke="#3a301c" strokeOpacity=".45" strokeWidth="1.1" fill="none" />
    <House x={-16} y={122} width={62} wall={50} roof={52} />
    <House x={56} y={120} width={58} wall={44} roof={46} />
    <path d="M14 20v-16h9v24z" fill={dark} stroke={ink} />
    <g stroke={paper} strokeOpacity=".6">
      <rect x="6" y="82" width="15" height="17" fill="#0a1415" />
      <path d="M13.500 82v17M6 90.500h15" />
    </g>
    <rect x="86" y="56.500" width="12" height="14" fill={pale} stroke={ink} strokeWidth="1.3" />
    <path d="M92 56.500v14M86 63h12" stroke={ink} strokeWidth="1.3" />
    <path d="M70 120V93q8-8 16 0v27z" fill={pale} stroke={ink} strokeWidth="1.6" />
    <path d="M70 120 86 120 176 160 96 164z" fill={paper} opacity=".28" />
    <path d="M70 93v27l-13 5V97z" fill="#5b2028" stroke={ink} strokeWidth="1.5" />
    <path d="M61 98v24M65.500 96v25" stroke={ink} strokeWidth=".9" />
    <circle cx="60" cy="111" r="1.3" fill={pale} />
    {PRINTS.map(([x, y], i) => (
      <g key={i} transform={`translate(${x} ${y}) scale(${0.72 + i * 0.07}) rotate(8)`} fill="#2f6f76">
        <ellipse rx="4.6" ry="2" />
        <circle cx="5.800" cy="-1.500" r=".9" />
        <circle cx="6.300" cy=".1" r=".9" />
        <circle cx="5.800" cy="1.600" r=".8" />
      </g>
    ))}
    <Sleepwalker />
    <Reeds seed={5} from={222} to={346} />
    <path d="M120 60q4-5 7 0 3-5 8-1-5 0-7 4-3-3-8-3zM142 44q3-4 5 0 3-4 6-1-4 0-5.500 3-2-2-5.500-2z" fill="#0a1415" />
  </Cut>
);

const Sleepwalker = () => (
  <g transform="translate(182 150)" strokeLinejoin="round">
    <ellipse cx="0" cy="1.5" rx="17" ry="3.4" fill={ink} opacity=".5" />
    <path
      d="M-4 0q-1-5 0-9h4l-1 9q-1 2-3 0zM6-1q3-4 2-9h-4l-1 9q1 2 3 0z"
      fill="#e4c6a2"
      stroke={ink}
      strokeWidth="1.3"
    />
    <path d="M-13-7q3-28 8-38 2-5 7-5t7 5q4 10 7 36-14 6-29 2z" fill="#f7f0dc" stroke={ink} strokeWidth="1.7" />
    <path
      d="M-9-9q3-22 6-32M-5-7q2-18 4-30M1-7q0-16 1-28M7-7q-1-16-3-30M12-9q-1-12-4-22"
      stroke="#6c7f78"
      fill="none"
    />
    <path d="M6-44q8 3 14 9l6 1q1 3-3 4l-4-1q-8-3-13-5z" fill="#f7f0dc" stroke={ink} strokeWidth="1.5" />
    <path d="M22-34q5 0 6 2-1 3-6 2z" fill="#e4c6a2" stroke={ink} strokeWidth="1.2" />
    <g transform="translate(3 -49) scale(.8) translate(-3 49)" stroke={ink} strokeWidth="1.5">
      <path d="M-5-52q-3-17 9-17 11 1 10 13-1 9-8 9-5 0-8-5z" fill="#e9cda9" />
      <path d="M9-58q2 1.400 4 0M9-53.500q2 2.400 4 .3" strokeWidth="1.2" fill="none" strokeLinecap="round" />
      <path d="M8-69q-16-5-16 14 0 14-7 26 6 1 10-7 4-9 3-18 2-8 10-15z" fill="#3b241a" />
    </g>
    <path d="M-3-49q-6 4-9 14-3 10-1 15" stroke={wine} strokeWidth="1.8" fill="none" />
    <path d="M-13-20q-3 4 0 7M-13-20q3 3 2 7" stroke={wine} strokeWidth="1.6" fill="none" />
  </g>
);

/** The cloister: behind the arches a choir that all looks one way, before them the ropes. */
const TheNinthHour = () => (
  <Cut
    seed={9}
    light={{ x: 60, y: 40 }}
    label="Nine bell ropes hang before the arches of a cloister; behind them stands a choir of hooded brothers."
  >
    <Moon x={60} y={40} r={24} />
    <path d="M96 118v-44l26-16 26 16v44zM112 58v-26l10-16 10 16v26z" fill="#12262a" stroke={ink} />
    <path d="M117 40h10v13h-10z" fill="#1d3a3d" stroke={ink} />
    <path d="M0 112q80-10 170-4t174-2v62H0z" fill="#1b3336" />
    {Array.from({ length: 12 }, (_, i) => (
      <g key={i} transform={`translate(${20 + i * 28} ${122 + (i % 2) * 4})`}>
        <path d="M-9 22q0-24 9-30 9 6 9 30z" fill="#0e1b1d" stroke={ink} strokeWidth="1.2" />
        <path d="M1-2q5 3 5 9-4 3-7-1z" fill={i === 7 ? pale : '#7f8a76'} />
      </g>
    ))}
    {[-30, 64, 158, 252].map(x => (
      <path
        key={x}
        d={`M${x} 172V70Q${x + 6} 22 ${x + 47} 14Q${x + 88} 22 ${x + 94} 70V172h12V-4H${x - 12}V172z`}
        fill="#2a4244"
        stroke={ink}
        strokeWidth="1.8"
        fillRule="evenodd"
      />
    ))}
    <path
      d="M-8 8h360M-8 14h28M40 8v6M120 2v6M210 8v6M300 2v6M62 60h6M62 84h6M62 108h6M62 132h6M156 72h6M156 96h6M156 120h6M156 144h6M250 60h6M250 84h6M250 108h6M250 132h6"
      stroke={paper}
      strokeOpacity=".4"
      fill="none"
    />
    <path d="M0 146h344v26H0z" fill="#a89a72" stroke={ink} strokeWidth="1.5" />
    <path
      d="M0 153h344M40 146v7M98 146v7M150 146v7M206 146v7M262 146v7M318 146v7M12 153l-8 15M74 153l-6 15M136 153l-3 15M198 153l1 15M258 153l5 15M318 153l8 15"
      stroke="#3a301c"
      strokeOpacity=".5"
    />
    {Array.from({ length: 9 }, (_, i) => {
      const x = 30 + i * 35.5;
      const isPulled = i === 5;
      return (
        <g key={i} stroke={isPulled ? wine : '#d8c79d'} fill="none">
          <path
            d={isPulled ? `M${x} -2q-3 60 10 124` : `M${x} -2v${112 + (i % 3) * 8}`}
            strokeWidth={isPulled ? 3 : 2.2}
          />
          <path
            d={
              isPulled
                ? `M${x + 10} 122l-3 9M${x + 10} 122l4 8`
                : `M${x} ${110 + (i % 3) * 8}l-3 8M${x} ${110 + (i % 3) * 8}l3 8`
            }
            strokeWidth="1.6"
          />
        </g>
      );
    })}
  </Cut>
);

/** The ring of sleepers, and the place in it that is still free. */
function ring(): readonly { x: number; y: number; h: number }[] {
  const found: { x: number; y: number; h: number }[] = [];
  for (let i = 0; i < 30; i++) {
    const angle = (i / 30) * 2 * Math.PI;
    if (i === 8) continue;
    const x = 172 + 138 * Math.cos(angle);
    const y = 118 + 34 * Math.sin(angle);
    found.push({ x, y, h: 25 + 9 * Math.sin(angle) });
  }
  return found.toSorted((a, b) => a.y - b.y);
}
const sleepers = ring();

const WhatTheFenKept = () => (
  <Cut
    seed={33}
    light={{ x: 172, y: 34 }}
    horizon={92}
    label="A huge bell lies mouth upwards in the fen; sleepers in nightshirts stand around it, with one gap in their ring."
  >
    <Moon x={172} y={36} r={26} />
    <path d="M0 92q60-8 120-3t120-4 104 3v80H0z" fill="#17363a" />
    <Glitter seed={12} left={4} right={340} top={94} bottom={168} under={172} />
    {sleepers.filter(({ y }) => y < 118).map(Sleeper)}
    <g strokeLinejoin="round">
      <path
        d="M106 96q66-24 132 0 6 24-20 44-24 16-46 16t-46-16q-26-20-20-44z"
        fill="#27463f"
        stroke={ink}
        strokeWidth="2"
      />
      <ellipse cx="172" cy="97" rx="67" ry="16" fill="#3d6657" stroke={ink} strokeWidth="2" />
      <ellipse cx="172" cy="99" rx="57" ry="11.5" fill={ink} />
      <path
        d="M112 108q60 22 120 0M118 122q54 20 108 0M130 136q42 14 84 0"
        stroke={paper}
        strokeOpacity=".38"
        fill="none"
      />
      <path
        d="M116 112v18M128 118v20M142 122v22M158 124v26M186 124v26M202 122v22M216 118v20M228 112v18"
        stroke={ink}
        strokeOpacity=".5"
      />
    </g>
    <path d="M166 98q14 18 10 34t20 40" stroke={wine} strokeWidth="3" fill="none" />
    <path d="M166 98q14 18 10 34t20 40" stroke="#c98a8f" strokeWidth=".8" strokeDasharray="3 3" fill="none" />
    {sleepers.filter(({ y }) => y >= 118).map(Sleeper)}
    <Reeds seed={2} from={-2} to={40} />
    <Reeds seed={3} from={306} to={346} />
  </Cut>
);

const Sleeper = ({ x, y, h }: { readonly x: number; readonly y: number; readonly h: number }): ReactNode => (
  <g key={`${x}`}>
    <ellipse cx={x} cy={y + 2} rx={h * 0.3} ry="2" fill={ink} opacity=".45" />
    <Gown x={x} y={y + 2} h={h} fill={noise(Math.round(x))() > 0.4 ? pale : '#b9bda4'} />
  </g>
);

const chapters = [WetFootprints, TheNinthHour, WhatTheFenKept];

export function Bell({ chapter }: InChapter) {
  const Picture = chapters[chapter] ?? WetFootprints;
  return <Picture />;
}
