/** What was wrong with a match, from the worker that met it to whoever waits for the study. */
import { VesperError } from '@vesper/kernel';
import type { ErrorCode } from '@vesper/kernel';

export function failureText({ code, message }: VesperError): string {
  return JSON.stringify({ code, message });
}

export function failureFrom(text: string): VesperError {
  const { code, message } = JSON.parse(text) as { code: ErrorCode; message: string };
  return new VesperError(code, message);
}
