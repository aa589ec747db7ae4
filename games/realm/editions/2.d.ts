import type { EditionPort } from '../../editions/port.ts';

export declare const edition: EditionPort;
