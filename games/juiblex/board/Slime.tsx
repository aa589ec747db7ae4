/** A drop of the Affliction, with two bubbles. */
import { useId } from 'react';

export function Slime({ size }: { readonly size: number }) {
  const id = useId();
  return (
    <svg className="jub-slime" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden>
      <radialGradient id={id} cx=".4" cy=".3" r=".85">
        <stop offset="0" stopColor="#d2f58c" />
        <stop offset=".5" stopColor="#7cc544" />
        <stop offset="1" stopColor="#37761d" />
      </radialGradient>
      <path
        d="M-1-10.500C4-11.500 10-7 10-1.500 10.500 2 9 5 9.500 7.500 7 11 3 9 0 10-4 11-8.500 10.500-9.500 6.500-10.500 3-9.500 1-10-2-9-7-5-10-1-10.500z"
        fill={`url(#${id})`}
        stroke="#173a0a"
        strokeWidth="1.300"
      />
      <path
        d="M-5.500-3A7 7 0 0 1 1-6.600"
        fill="none"
        stroke="#f1ffd0"
        strokeOpacity=".85"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
      <circle cx="3.600" cy="3" r="2.100" fill="#d8f79c" stroke="#2f6a18" strokeWidth=".7" />
      <circle cx="-2.400" cy="4.200" r="1.300" fill="#d8f79c" />
    </svg>
  );
}
