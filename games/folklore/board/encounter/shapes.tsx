/** What busts of foes are cut from: flat shapes in a box of 64 with one dark outline, as those of the characters. */
import { Fragment, createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

const INK = '#0c0a08';

/** With the outline. */
export const cut = (d: string, fill: string): ReactElement => (
  <path d={d} fill={fill} stroke={INK} strokeWidth="1.6" strokeLinejoin="round" />
);
/** Without. */
export const flat = (d: string, fill: string): ReactElement => <path d={d} fill={fill} />;
export const line = (d: string, colour = INK, width = 1.5): ReactElement => (
  <path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);
export const dot = (cx: number, cy: number, r: number, fill: string): ReactElement => (
  <circle cx={cx} cy={cy} r={r} fill={fill} />
);
/** Two alike, at both sides of the middle. */
export const pair = (cy: number, r: number, fill: string, apart = 4): readonly ReactElement[] => [
  dot(32 - apart, cy, r, fill),
  dot(32 + apart, cy, r, fill),
];
export const bust = (...shapes: readonly (ReactElement | readonly ReactElement[])[]): ReactNode =>
  createElement(Fragment, null, ...shapes.flat());
