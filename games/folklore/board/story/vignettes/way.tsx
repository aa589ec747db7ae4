/** On the way: a milestone where the road bends, a path that goes into the trees; by day and by night. */
import { Cut, Fir, Moon, dark, ink, pale, paper, wine } from './woodcut.tsx';

const DAY = ['#8fa39a', '#b9bfa6', '#d8cfae'] as const;
const NIGHT = ['#0d1c1f', '#1d3a3d', '#2b5152'] as const;

export function OnTheWay({ isRoad, isNight }: { readonly isRoad: boolean; readonly isNight: boolean }) {
  return (
    <Cut
      seed={isRoad ? 101 : 117}
      light={{ x: 250, y: 44 }}
      sky={isNight ? NIGHT : DAY}
      label={`${isRoad ? 'A road bends past a milestone' : 'A path goes in among the trees'}, ${isNight ? 'by night' : 'by day'}.`}
    >
      {isNight ? <Moon x={250} y={44} r={24} /> : <Sun />}
      <path
        d="M0 104q50-34 110-22t96-10 138 22v74H0z"
        fill={isNight ? '#16292c' : '#7d8b78'}
        stroke={ink}
        strokeWidth="1.4"
      />
      <path d="M20 98q40-20 80-12M216 84q50-6 100 8M130 92q30 2 60-8" stroke={paper} strokeOpacity=".4" fill="none" />
      {isRoad ? <Road isNight={isNight} /> : <Wilds isNight={isNight} />}
    </Cut>
  );
}

const Sun = () => (
  <g>
    <circle cx="250" cy="44" r="19" fill={pale} stroke={ink} strokeWidth="1.2" />
    <g stroke={pale} strokeWidth="1.6">
      {Array.from({ length: 16 }, (_, i) => (
        <path key={i} d={`M250 ${44 - 24}v-${i % 2 === 0 ? 9 : 5}`} transform={`rotate(${i * 22.5} 250 44)`} />
      ))}
    </g>
  </g>
);

const Road = ({ isNight }: { readonly isNight: boolean }) => (
  <g strokeLinejoin="round">
    <path d="M0 120q100-14 200-8t144-2v58H0z" fill={isNight ? '#2b4644' : '#a3a67c'} stroke={ink} strokeWidth="1.3" />
    <path
      d="M70 172q40-30 110-36 50-6 30-16-12-6-6-12h8q0 8 14 12 30 12-14 22-46 10-52 30z"
      fill={isNight ? '#8f8a6a' : '#d8c79d'}
      stroke={ink}
      strokeWidth="1.5"
    />
    <path d="M104 166q36-22 88-28M148 170q20-16 52-24" stroke="#5c4a28" strokeOpacity=".6" fill="none" />
    <path
      d="M22 150q8-4 16 0M250 134q10-4 20 0M280 156q12-5 24 0M40 134q8-3 14 0M232 160q8-4 16 0"
      stroke={ink}
      strokeOpacity=".5"
      fill="none"
    />
    <path d="M70 148v-30q4-10 12-10t12 10v30z" fill="#c7bb96" stroke={ink} strokeWidth="1.7" />
    <path d="M76 122h12M76 128h12M76 134h8" stroke="#5c5238" strokeWidth="1.4" />
    <path
      d="M286 126V92M278 98l20-3 4 4-4 5-20-1zM292 108l-18-2-4 4 4 4 18-1z"
      fill="#8c7a54"
      stroke={ink}
      strokeWidth="1.5"
    />
    <path d="M286 94q-5-5 0-9 5 4 0 9z" fill={wine} stroke={ink} strokeWidth=".8" />
    <Crow x={82} y={105} />
    <Fir x={322} y={134} h={54} />
    <Fir x={18} y={130} h={44} />
  </g>
);

const Wilds = ({ isNight }: { readonly isNight: boolean }) => (
  <g strokeLinejoin="round">
    <path d="M0 118q90-10 180-4t164-4v60H0z" fill={isNight ? '#22403a' : '#8a9a6e'} stroke={ink} strokeWidth="1.3" />
    <path
      d="M120 172q30-26 44-34t2-22h14q10 16 0 26t-6 30z"
      fill={isNight ? '#5f6a52' : '#c9bd92'}
      stroke={ink}
      strokeWidth="1.4"
    />
    {[24, 58, 92, 122, 216, 246, 282, 318].map((x, i) => (
      <Fir key={x} x={x} y={128 + (i % 3) * 10} h={62 + ((i * 29) % 44)} />
    ))}
    <path
      d="M200 150q-4-50 4-92-10-14-24-12M204 84q14-16 30-14M202 110q-16-10-22-24"
      stroke={dark}
      strokeWidth="6"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M187 92v14q-4 5 0 9 4-4 0-9" stroke={wine} strokeWidth="1.6" fill="none" />
    {isNight && (
      <g fill={pale}>
        <circle cx="64" cy="118" r="1.6" />
        <circle cx="71" cy="118" r="1.6" />
        <circle cx="288" cy="124" r="1.4" />
        <circle cx="294" cy="124" r="1.4" />
        <circle cx="128" cy="114" r="1.2" />
        <circle cx="133" cy="114" r="1.2" />
      </g>
    )}
    <Crow x={236} y={68} />
    <path d="M30 156q6-14 12 0M60 164q6-12 10 0M262 160q6-14 12 0M304 156q6-12 10 0" stroke={ink} fill="none" />
  </g>
);

const Crow = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path
    transform={`translate(${x} ${y})`}
    d="M-8 2q2-8 9-9 1-4 5-4 3 1 3 3l4 1-4 1q0 6-7 9l-4 1-8 4z"
    fill="#0a1012"
    stroke={ink}
    strokeWidth=".8"
  />
);
