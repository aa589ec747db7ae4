/** Answers to requests that are not even requests, or do not come to an end: typed like all others. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const ANSWERS: { readonly [code: string]: readonly [status: number, message: string] } = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request came too slowly.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = ANSWERS[error.code ?? ''] ?? [400, 'This is not a request.'];
  const body = JSON.stringify({ error: { code: 'bad-request', message } });
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: ${body.length}\r\n`;
  if (socket.writable) socket.write(`${head}Content-Type: application/json\r\nConnection: close\r\n\r\n${body}`);
  socket.destroy(error);
}
