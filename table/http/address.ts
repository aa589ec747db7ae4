/** Where somebody comes from, as far as it is worth counting: one person may have a whole IPv6 network. */
import { isIPv4, isIPv6 } from 'node:net';

/** An IPv4 address, or the first 64 bits of an IPv6 address: what one connection to the internet is given. */
export function addressOf(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain] = ip.split('%');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [before, after] = plain.toLowerCase().split('::');
  const groups = (text: string | undefined): string[] => (text === undefined || text === '' ? [] : text.split(':'));
  const head = groups(before);
  const tail = groups(after);
  if (after !== undefined) head.push(...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail);
  return `${head
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

export function isLoopback(ip: string | undefined): boolean {
  const address = addressOf(ip);
  return address.startsWith('127.') || (ip === '::1' && address === '0:0:0:0::/64');
}
