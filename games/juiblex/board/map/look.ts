/** Colours on the rock, which stays night in every theme: a seat's line must be seen there, also where its colour is dark. */
import type { Seat } from '@vesper/kernel';
import { colourAt } from '../table.ts';

/** Of the field where a seat has presence: its line, its ground, and how it is hatched. */
export interface FieldLook {
  readonly line: string;
  readonly ground: string;
  readonly hatch: string;
  readonly wide: number;
}

const fields: { readonly [colour: string]: FieldLook } = {
  black: { line: '#d3c9dc', ground: '#343041', hatch: 'M0 4L3 1 6 4', wide: 1.5 },
  red: { line: '#f0645b', ground: '#42222f', hatch: 'M-1 1L1-1M0 6L6 0M5 7L7 5', wide: 1.5 },
  // Beside the flame it is told apart by its line and its hatch.
  orange: { line: '#ee8a24', ground: '#3d2c22', hatch: 'M3 0V6', wide: 2.2 },
  blue: { line: '#56b0f0', ground: '#24324f', hatch: 'M0 3H6', wide: 1.5 },
};

export const fieldLook = (seat: Seat): FieldLook => fields[colourAt(seat)];
