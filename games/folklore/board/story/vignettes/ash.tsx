/** A Debt of Ash: coals carried like something borrowed, a prior who reads, nine nooses, a hall full of one man. */
import type { InChapter } from '../Vignette.tsx';
import { Cut, House, Moon, Reeds, dark, ink, pale, paper, wall, wine } from './woodcut.tsx';

const Flames = ({ x, y, s }: { readonly x: number; readonly y: number; readonly s: number }) => (
  <g transform={`translate(${x} ${y}) scale(${s})`} strokeLinejoin="round">
    <path
      d="M-24 0q-10-22 4-40 0 10 6 14-4-26 12-46-2 18 8 26 0-12 8-20-2 20 8 30 4-4 4-10 12 24-4 46z"
      fill={pale}
      stroke={ink}
      strokeWidth="1.4"
    />
    <path
      d="M-14 0q-6-14 4-24 0 6 4 8-2-14 8-26 0 14 8 22 2-4 2-8 10 14 0 28z"
      fill="#c58f5a"
      stroke={ink}
      strokeWidth=".8"
    />
    <path d="M-5 0q-3-10 5-18 8 8 5 18z" fill={wine} />
  </g>
);

/** With a whitened face, and one coal in a pair of tongs. */
const Bearer = ({ x, y, s }: { readonly x: number; readonly y: number; readonly s: number }) => (
  <g transform={`translate(${x} ${y}) scale(${s})`} stroke={ink} strokeLinejoin="round">
    <ellipse cx="0" cy="1" rx="12" ry="2.6" fill={ink} opacity=".4" stroke="none" />
    <path d="M-9 0q1-26 5-34h8q4 8 5 34z" fill="#182527" strokeWidth="1.5" />
    <path d="M-7-34q0-12 7-14 7 2 7 14-7 6-14 0z" fill="#0e1b1d" strokeWidth="1.3" />
    <circle cy="-38" r="4.6" fill="#fffaf0" strokeWidth="1.1" />
    <path d="M-1.800-39h.1M1.800-39h.1" strokeWidth="1.6" strokeLinecap="round" />
    <path d="M4-26q8 0 14-4M5-24q8 2 14-4" stroke="#a39b86" strokeWidth="1.4" fill="none" />
    <circle cx="19" cy="-29" r="3" fill={wine} strokeWidth="1" />
    <circle cx="19" cy="-29" r="6" fill="none" stroke={pale} strokeOpacity=".7" strokeDasharray="1.5 2" />
  </g>
);

const VadeniBurns = () => (
  <Cut
    seed={61}
    light={{ x: 262, y: 70 }}
    sky={['#141a1a', '#33362c', '#6a5a3c']}
    label="White-faced people walk up the street two and two, each with a coal in a pair of tongs. Behind them the thatch burns."
  >
    <path
      d="M236 10q20 12 0 24t4 26M268 4q16 14-2 26t2 24M214 30q12 8 0 18"
      stroke={paper}
      strokeOpacity=".5"
      strokeWidth="2"
      fill="none"
    />
    <path d="M148 110V60l14-30 14 30v50z" fill={dark} stroke={ink} strokeWidth="1.4" />
    <path d="M155 66h14v14h-14z" fill="#33362c" stroke={ink} />
    <path d="M157 68q5-5 10 0l1 9h-12z" fill="#c7b483" stroke={ink} strokeWidth=".8" transform="rotate(14 162 72)" />
    <House x={-14} y={124} width={66} wall={42} roof={44} />
    <House x={62} y={120} width={54} wall={36} roof={38} />
    <House x={206} y={120} width={60} wall={38} roof={40} />
    <House x={284} y={124} width={72} wall={44} roof={46} />
    <Flames x={236} y={66} s={0.8} />
    <Flames x={320} y={62} s={0.95} />
    <Flames x={90} y={64} s={0.5} />
    <path d="M0 122q170-8 344 0v50H0z" fill="#a08d62" stroke={ink} strokeWidth="1.2" />
    <path d="M120 124 40 172M190 124l70 48" stroke="#3a301c" strokeOpacity=".5" />
    <path
      d="M40 150q60-6 120-2M150 162q60-5 130 0M220 140q40-3 90 0"
      stroke="#3a301c"
      strokeOpacity=".35"
      fill="none"
    />
    {[0, 1, 2, 3].map(i => {
      const s = 0.52 + i * 0.2;
      const y = 127 + i * 12;
      return (
        <g key={i}>
          <Bearer x={132 - i * 30} y={y} s={s} />
          <Bearer x={164 - i * 4} y={y + 1} s={s} />
        </g>
      );
    })}
  </Cut>
);

const desks = [0, 1, 2, 3];

const TheLedger = () => (
  <Cut
    seed={70}
    light={{ x: 172, y: 70 }}
    horizon={168}
    label="A prior of bones looks up from a ledger; at desks on both sides brothers have stopped writing."
  >
    <path d="M0 0h344v172H0z" fill="#0c181a" opacity=".35" />
    {[26, 96, 248, 318].map(x => (
      <g key={x}>
        <path d={`M${x - 22} 118V48q0-26 22-34 22 8 22 34v70z`} fill="#1d3a3d" stroke={ink} strokeWidth="1.6" />
        <path d={`M${x} 14v104M${x - 22} 60h44M${x - 22} 90h44`} stroke={ink} strokeWidth="2" />
        <path d={`M${x - 16} 40q6-12 12-16M${x + 4} 30q8 6 12 18`} stroke={paper} strokeOpacity=".4" fill="none" />
      </g>
    ))}
    <path d="M0 118h344v54H0z" fill="#8f8058" stroke={ink} strokeWidth="1.5" />
    <path d="M60 118 0 160M120 118 84 172M224 118l36 54M284 118l60 42M0 138h344" stroke="#3a301c" strokeOpacity=".4" />
    {desks.map(i =>
      [-1, 1].map(side => (
        <g
          key={`${i} ${side}`}
          transform={`translate(${172 + side * (70 + i * 30)} ${118 + i * 12}) scale(${side * (0.7 + i * 0.14)} ${0.7 + i * 0.14})`}
        >
          <path d="M-4 12q0-26 10-30 11 4 10 30z" fill="#0e1b1d" stroke={ink} strokeWidth="1.4" />
          <path d="M0-10q-5 3-5 9 4 3 7-1z" fill="#e3d9bf" stroke={ink} strokeWidth=".8" />
          <path d="M-18 4h18v14h-18z" fill="#5c4a2c" stroke={ink} strokeWidth="1.2" />
          <path d="M-17 4l3-5h11l2 5z" fill={pale} stroke={ink} strokeWidth=".9" />
          <path d="M-8-1l-5-12" stroke={pale} strokeWidth="1.2" />
        </g>
      )),
    )}
    <g stroke={ink} strokeLinejoin="round">
      <path d="M138 128q2-46 22-58h24q20 12 22 58z" fill="#182527" strokeWidth="2" />
      <path d="M150 78q-2-36 22-40 24 4 22 40-22 14-44 0z" fill="#26393a" strokeWidth="1.8" />
      <path d="M159 58q0-14 13-14t13 14q0 7-4 10v7h-18v-7q-4-3-4-10z" fill="#efe6cb" strokeWidth="1.5" />
      <ellipse cx="166.500" cy="59" rx="3.6" ry="4.2" fill={ink} />
      <ellipse cx="177.500" cy="59" rx="3.6" ry="4.2" fill={ink} />
      <path d="M172 63l-1.500 4h3zM166 72h12M168.500 70v5M172 70v5M175.500 70v5" strokeWidth="1" fill={ink} />
      <path d="M150 106q-12 4-12 14M194 106q12 4 12 14" stroke="#efe6cb" strokeWidth="4" fill="none" />
      <path d="M120 122h104l14 46H106z" fill="#5c4a2c" strokeWidth="2" />
      <path d="M128 122q22-10 44 0 22-10 44 0l6 14q-26-8-50 0-24-8-50 0z" fill={pale} strokeWidth="1.5" />
    </g>
    <path
      d="M134 124q16-5 32 0M132 129q18-5 36 0M178 124q16-5 32 0M178 129q18-5 36 0"
      stroke="#7d6a44"
      strokeWidth=".9"
      fill="none"
    />
    <path d="M172 122v14q-2 16 4 30" stroke={wine} strokeWidth="3.4" fill="none" />
    <path d="M206 118l12-22q3 8-4 18z" fill="#fff8e4" stroke={ink} strokeWidth="1" />
    <g>
      <path d="M112 120v-16h6v16z" fill={pale} stroke={ink} />
      <path d="M115 103q-4-5 0-11 4 6 0 11z" fill={pale} stroke={ink} strokeWidth=".8" />
    </g>
  </Cut>
);

const TwoCreditors = () => (
  <Cut
    seed={82}
    light={{ x: 238, y: 48 }}
    label="On a hill stands a bare tree with nine nooses; in the ninth hangs a sealed paper. On the left wide steps lead down into water."
  >
    <Moon x={238} y={50} r={30} />
    <path d="M120 168q40-58 118-62t106 40v26H120z" fill="#1b3032" stroke={ink} strokeWidth="1.6" />
    <path
      d="M150 154q40-40 88-42M262 112q50 8 76 34M180 150q30-24 60-28"
      stroke={paper}
      strokeOpacity=".32"
      fill="none"
    />
    <g stroke={dark} fill="none" strokeLinecap="round">
      <path d="M236 112q6-30 0-52" strokeWidth="9" />
      <path
        d="M238 84q-30-12-62-8M236 70q-20-22-44-26M238 64q10-28 38-36M240 78q32-14 74-6M276 62q10-12 26-14"
        strokeWidth="4.500"
      />
      <path d="M206 46q-10-8-24-6M258 40q4-10 2-18M290 72q12-8 26-6M200 74q-8 6-16 6" strokeWidth="2.600" />
    </g>
    {[
      [182, 76, 16],
      [196, 75, 22],
      [210, 77, 14],
      [222, 80, 20],
      [254, 76, 18],
      [268, 74, 24],
      [284, 72, 15],
      [300, 71, 20],
    ].map(([x, y, l]) => (
      <path key={x} d={`M${x} ${y}v${l}m0 0q-4 4-4 8t4 4 4-4-4-8`} stroke="#d8c79d" strokeWidth="1.3" fill="none" />
    ))}
    <path d="M312 72v16" stroke="#d8c79d" strokeWidth="1.3" />
    <path d="M303 88h18v24h-18z" fill={pale} stroke={ink} strokeWidth="1.3" />
    <path d="M306 93h12M306 97h12M306 101h8" stroke="#7d6a44" />
    <circle cx="316" cy="107" r="3.6" fill={wine} stroke={ink} strokeWidth=".9" />
    <path d="M0 118h150v54H0z" fill="#17363a" />
    {[0, 1, 2, 3, 4].map(i => (
      <path
        key={i}
        d={`M0 ${112 + i * 9}h${128 - i * 14}l6 9H0z`}
        fill={i < 3 ? '#8f8b6e' : '#3e5a56'}
        stroke={ink}
        strokeWidth="1.3"
        opacity={i < 3 ? 1 : 0.8}
      />
    ))}
    <path d="M96 142h50M70 152h70M60 160h90M104 134h36" stroke={pale} strokeOpacity=".55" />
    <path d="M20 112V84q8-10 16 0v28z" fill={wall} stroke={ink} strokeWidth="1.4" />
    <path d="M92 112V84q8-10 16 0v28z" fill={wall} stroke={ink} strokeWidth="1.4" />
    <path d="M16 84h24M88 84h24" stroke={ink} strokeWidth="2.4" />
    <Reeds seed={15} from={108} to={158} />
    <path d="M120 44q4-5 7 0 3-5 8-1-5 0-7 4-3-3-8-3zM96 60q3-4 5 0 3-4 6-1-4 0-5.500 3-2-2-5.500-2z" fill="#0a1415" />
  </Cut>
);

/** The same man, turned towards whoever has come in. */
const PortraitOfHim = ({
  x,
  y,
  s,
  flip,
}: {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly flip: number;
}) => (
  <g transform={`translate(${x} ${y}) scale(${s * flip} ${s})`} stroke={ink} strokeLinejoin="round">
    <path d="M-13-20l26 4v38l-26 6z" fill="#a5894f" strokeWidth="1.4" />
    <path d="M-10-16l20 3v31l-20 5z" fill="#101b1d" strokeWidth="1" />
    <path d="M-8 20q0-16 8-18 8 1 9 14z" fill="#24312f" strokeWidth="1" />
    <circle cx="1" cy="-4" r="5.600" fill="#d9c7a4" strokeWidth="1" />
    <path d="M-5-6q2-6 7-5 5 1 5 6-4-3-12-1z" fill="#181210" strokeWidth=".8" />
    <path d="M0-4h.1M4-4h.1" strokeWidth="1.5" strokeLinecap="round" />
  </g>
);

const TheReckoning = () => (
  <Cut
    seed={90}
    light={{ x: 172, y: 92 }}
    horizon={168}
    label="A count stands with his glass before a cold fire at the end of a hall; all the portraits on the walls are of him, and look at you."
  >
    <path d="M-4-4h352L228 44H116z" fill="#0b1516" opacity=".6" />
    <path d="M-4-4 116 44v74L-4 172zM348-4 228 44v74l120 54z" fill="#1f3537" stroke={ink} strokeWidth="1.6" />
    <path d="M116 44h112v74H116z" fill="#2a4244" stroke={ink} strokeWidth="1.6" />
    <path d="M116 118h112l120 54H-4z" fill="#8f8058" stroke={ink} strokeWidth="1.6" />
    <path d="M140 118 76 172M172 118v54M204 118l64 54M92 130h160M54 148h236" stroke="#3a301c" strokeOpacity=".45" />
    <g stroke={ink}>
      <path d="M138 118V70q34-22 68 0v48z" fill="#b5a987" strokeWidth="1.6" />
      <path d="M148 118V82q24-16 48 0v36z" fill="#050a0b" strokeWidth="1.4" />
      <path d="M160 118q-4-14 6-24 2 6 4 8 2-10 6-14 8 12 8 18 2-2 2-6 6 8 0 18z" fill="#86a8a6" strokeWidth="1" />
      <path d="M132 66h80v7h-80z" fill="#d3c7a2" strokeWidth="1.3" />
    </g>
    {[
      [92, 64, 0.8],
      [62, 70, 1.05],
      [24, 78, 1.4],
    ].map(([x, y, s]) => (
      <g key={x}>
        <PortraitOfHim x={x} y={y} s={s} flip={1} />
        <PortraitOfHim x={344 - x} y={y} s={s} flip={-1} />
      </g>
    ))}
    <path
      d="M172 0v26M154 30q18-10 36 0M154 30v6M166 27v6M178 27v6M190 30v6"
      stroke="#d3c7a2"
      strokeWidth="1.6"
      fill="none"
    />
    <path d="M154 36v-5M166 33v-5M178 33v-5M190 36v-5" stroke={pale} strokeWidth="2.4" />
    <g stroke={ink} strokeLinejoin="round" transform="translate(206 150)">
      <path d="M-14 4q0-40 6-54h16q6 14 6 54z" fill="#121c1e" strokeWidth="1.8" />
      <path d="M-8-50q-10 2-12 12l10 4M8-50q10 2 12 12l-8 6" fill="#121c1e" strokeWidth="1.6" />
      <path d="M-12-50l6-10h12l6 10-12 5z" fill="#2c3a3a" strokeWidth="1.4" />
      <path d="M-6-60q0-14 6-14t6 14-6 8-6-8z" fill="#e7dcc4" strokeWidth="1.4" />
      <path d="M-7-66q2-12 9-10 6 2 5 10-3-5-7-5-4 1-7 5z" fill="#181210" strokeWidth="1.2" />
      <path d="M-3-63h.1M2-63h.1M-2-57q3 2 5 0" strokeWidth="1.3" strokeLinecap="round" fill="none" />
      <path d="M0-48v40" stroke={pale} strokeOpacity=".4" />
      <path d="M-18-40l-8-8" stroke="#e7dcc4" strokeWidth="3" />
      <path d="M-32-58h10q0 9-5 9t-5-9zM-27-49v7M-30-42h6" fill={wine} strokeWidth="1.2" />
    </g>
    <g stroke={ink} strokeLinejoin="round">
      <path d="M70 158l56-20 22 8-58 24z" fill="#3a2a1c" strokeWidth="1.8" />
      <path d="M70 158l56-20 22 8-58 20z" fill="#5c4429" strokeWidth="1.4" />
      <path d="M84 158l46-16M96 162l44-18" stroke={ink} strokeOpacity=".6" />
    </g>
  </Cut>
);

const chapters = [VadeniBurns, TheLedger, TwoCreditors, TheReckoning];

export function Ash({ chapter }: InChapter) {
  const Picture = chapters[chapter] ?? VadeniBurns;
  return <Picture />;
}
