/** Secrets: random tokens, their hashes, and sealing of what only this server may read again. */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { TableError } from './errors.ts';

/** 192 bits from the system's secure source; for seat links, devices and the server's own secrets. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** The name of a table or of an identity. A table's name is not a secret, but nobody guesses it. */
export function newName(): string {
  return randomBytes(12).toString('base64url');
}

/** 256 bits, in hexadecimal. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Letters and digits that nobody takes for one another. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 24;
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** 120 bits for somebody to write down: "7K2M-…", six groups of four. */
export function newCode(): string {
  const letters = Array.from(randomBytes(CODE_LENGTH), byte => CODE_LETTERS[byte % CODE_LETTERS.length]);
  return inGroups(letters.join(''));
}

/** A code as `newCode` wrote it, however somebody typed it; `undefined` if it is none. */
export function codeOf(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return CODE.test(letters) ? inGroups(letters) : undefined;
}

function inGroups(letters: string): string {
  return letters.match(/.{4}/g)!.join('-');
}

/** Tokens are random, so a plain hash is enough to keep them out of the database. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Luck that only this server can tell beforehand: always the same for the same occasion. */
export function luckOf(key: string, occasion: string): string {
  return createHmac('sha256', key).update(`luck ${occasion}`).digest('hex');
}

export function seal(key: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyBytes(key), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

export function unseal(key: string, sealed: string): string {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', keyBytes(key), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    throw new TableError('bad-request', 'This was not sealed by this server.');
  }
}

function keyBytes(key: string): Buffer {
  return createHash('sha256').update(`seal ${key}`).digest();
}
