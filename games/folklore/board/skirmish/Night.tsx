/** Where it happens: a road between bare trees, the moon above it. A picture, nothing of it is pressed. */
import { memo } from 'react';

export const Night = memo(function Night({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg
      className="fol-moonlit"
      width={width}
      height={height}
      viewBox="0 0 520 504"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <defs>
        <linearGradient id="fol-moonlit-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d1a1d" />
          <stop offset=".6" stopColor="#1b3437" />
          <stop offset="1" stopColor="#0f1d1f" />
        </linearGradient>
      </defs>
      <rect className="fol-moonlit-sky" width="520" height="504" />
      <g className="fol-moonlit-picture">
        <circle cx="408" cy="76" r="44" fill="#d8ece6" opacity=".85" />
        <circle cx="424" cy="64" r="8" fill="#b5d0cb" opacity=".8" />
        <circle cx="392" cy="90" r="5" fill="#b5d0cb" opacity=".8" />
        <path
          d="M0 96h330M0 122h300M470 58h50M486 92h34M0 150h360M452 128h68M0 70h240M120 48h160"
          stroke="#5d8486"
          strokeOpacity=".16"
          strokeWidth="3"
        />
        <path d="M0 330Q90 280 190 312T372 300t148 24v180H0z" fill="#15282a" />
        <path d="M0 372q120-44 260-14t260-8v154H0z" fill="#0e1c1e" />
        <path d="M214 504q6-62 34-96t20-64q28 34 22 62t36 98z" fill="#26393a" />
        <path
          d="M44 420V212M44 300 14 250M44 276l36-44M44 244 24 210M44 232l20-40M478 430V196M478 300l32-52M478 280l-40-42M478 236l24-38M478 226l-20-36"
          stroke="#060c0d"
          strokeWidth="7"
          strokeLinecap="round"
          fill="none"
        />
        <path
          d="M14 250 2 236M14 250l4-22M80 232l14-4M80 232l2-18M438 238l-14-6M438 238l-2-18M510 248l8-14"
          stroke="#060c0d"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </svg>
  );
});
