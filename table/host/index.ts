/** One table, wherever it stands. Knows neither Node nor the page; both bring what it needs of them. */
export { TableError } from '../errors.ts';
export type { Onlooker } from './audience.ts';
export { isPlayedByBot, withSeat } from './body.ts';
export type { Brought, SeatBody, TableBody } from './body.ts';
export { Driver, longestPause } from './driver.ts';
export { Host } from './host.ts';
export type { Wishes } from '../passing.ts';
