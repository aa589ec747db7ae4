/** Where somebody comes from, as far as it is worth counting: one person may have a whole IPv6 network. */
import { isIP, isIPv4, isIPv6 } from 'node:net';
import { TableError } from '../errors.ts';

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
  return ip === '::1' || addressOf(ip).startsWith('127.');
}

/** Networks that have a name of their own. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** The proxies of `--trust-proxy`: addresses and networks, comma-separated. Throws what is none. */
export function trusted(proxies: string): string[] {
  const all = proxies.split(',').map(text => text.trim());
  for (const one of all) {
    const [ip, bits = '0'] = one.split('/');
    const isNetwork = isIP(ip) !== 0 && /^\d+$/.test(bits) && Number(bits) <= (isIPv4(ip) ? 32 : 128);
    if (!NAMED.includes(one) && !isNetwork) {
      throw new TableError('bad-request', `--trust-proxy takes addresses, networks or "loopback", not "${one}".`);
    }
  }
  return all;
}
