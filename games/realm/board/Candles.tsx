/** Life Tokens as candle stubs: lit = an action left, snuffed = spent today, an empty ring = lost as a wound. */
import type { HeroView } from '../view.ts';
import { counted } from '../words/names.ts';

export function Candles({ hero, size = 22 }: { readonly hero: HeroView; readonly size?: number }) {
  const { up, down, lost, bonus } = hero;
  const stubs = [
    ...Array.from({ length: up }, () => 'up'),
    ...Array.from({ length: bonus }, () => 'bonus'),
    ...Array.from({ length: down }, () => 'down'),
    ...Array.from({ length: lost }, () => 'lost'),
  ];
  const words = `${counted(up + bonus, 'action')} left${bonus > 0 ? ` (${bonus} bonus)` : ''}, ${down} spent, ${lost} lost`;
  return (
    <span className="rea-candles" data-tip={words}>
      <span className="unseen">{words}</span>
      {stubs.map((kind, i) => (
        <svg
          key={i}
          className={`rea-candle is-${kind}`}
          width={size * 0.6}
          height={size}
          viewBox="0 0 12 20"
          aria-hidden
        >
          {kind === 'lost' ? (
            <rect className="is-gone" x="2.500" y="8.500" width="7" height="10" rx="1.500" />
          ) : (
            <>
              <rect className="is-wax" x="2" y="8.500" width="8" height="10.500" rx="1.500" />
              <path className="is-wick" d="M6 8.500v-2" />
              {kind !== 'down' && (
                <path
                  className="is-flame"
                  d="M6 .5c1.300 2 2.600 3 2.600 4.800a2.600 2.600 0 0 1-5.200 0C3.400 3.500 4.700 2.500 6 .5z"
                />
              )}
              {kind === 'bonus' && (
                <text x="6" y="16.800">
                  +
                </text>
              )}
            </>
          )}
        </svg>
      ))}
    </span>
  );
}
