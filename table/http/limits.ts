/** How much one connection or address may ask for. */
export interface Limits {
  /** Messages per second over one socket, and how many may come at once. */
  readonly messages: number;
  readonly burst: number;
  /** Bytes of one message. */
  readonly messageBytes: number;
  /** Requests per minute from one address. */
  readonly requests: number;
  /** Bytes of a request's body; files of matches may have more. */
  readonly bodyBytes: number;
  readonly fileBytes: number;
  /** Bytes that may wait for a slow reader. */
  readonly backlog: number;
}

export const usualLimits: Limits = {
  messages: 40,
  burst: 120,
  messageBytes: 16 * 1024,
  requests: 600,
  bodyBytes: 64 * 1024,
  fileBytes: 4 * 1024 * 1024,
  backlog: 8 * 1024 * 1024,
};

/** A token bucket: `rate` per second, at most `burst` at once. */
export class Bucket {
  private readonly rate: number;
  private readonly burst: number;
  private tokens: number;
  private at: number;

  constructor(rate: number, burst: number, now = performance.now()) {
    this.rate = rate;
    this.burst = burst;
    this.tokens = burst;
    this.at = now;
  }

  take(now = performance.now()): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.rate);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
