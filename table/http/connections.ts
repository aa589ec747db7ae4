/** The live connections of this node: whose they are and from where, whether they still answer, and ending them. */
import type { SignedOut, Store } from '../store/store.ts';
import { generosity } from './limits.ts';
import type { Limits } from './limits.ts';

export interface Connection {
  readonly identity: string;
  readonly device: string | null;
  /** Where it comes from, as `addressOf` counts. */
  readonly address: string;
  /** Its device was signed out: it ends now, and says so. */
  signOut(): void;
  /** Asks whether it is still there; ends it if it has not answered the last time, unless we are `patient`. */
  beat(patient: boolean): void;
}

export class Connections {
  private readonly byIdentity = new Map<string, Set<Connection>>();
  private readonly byAddress = new Map<string, number>();
  private readonly limits: Limits;
  private beaten = performance.now();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Why one more would be too many for a person or an address. */
  full(identity: string, address: string): string | undefined {
    const { sockets, socketsFromAddress } = this.limits;
    const more = generosity(this.limits);
    if ((this.byIdentity.get(identity)?.size ?? 0) >= sockets * more) {
      return 'You have too many tables open at once; close some of them.';
    }
    if ((this.byAddress.get(address) ?? 0) >= socketsFromAddress * more) {
      return 'Too many connections come from your address at once.';
    }
    return undefined;
  }

  add(connection: Connection): void {
    const { identity, address } = connection;
    const theirs = this.byIdentity.get(identity);
    if (theirs === undefined) this.byIdentity.set(identity, new Set([connection]));
    else theirs.add(connection);
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
  }

  remove(connection: Connection): void {
    const { identity, address } = connection;
    const theirs = this.byIdentity.get(identity);
    if (theirs?.delete(connection) !== true) return;
    if (theirs.size === 0) this.byIdentity.delete(identity);
    const left = this.byAddress.get(address)! - 1;
    if (left === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, left);
  }

  /** To be called at every heartbeat. After a standstill of this process nobody can have been heard, so nobody is gone. */
  beat(now = performance.now()): void {
    const stoodStill = now - this.beaten > 1.5 * this.limits.heartbeat;
    this.beaten = now;
    for (const theirs of this.byIdentity.values()) for (const connection of theirs) connection.beat(stoodStill);
  }

  // ── Signing out ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Ends those of somebody's devices that were signed out. */
  signedOut(identity: string, who: SignedOut): void {
    for (const connection of this.byIdentity.get(identity) ?? []) {
      const ended = 'device' in who ? connection.device === who.device : connection.device !== who.allBut;
      if (ended) connection.signOut();
    }
  }

  /** Hears of what other nodes sign out; where something may have been missed, asks. */
  follow(store: Store, failed: (error: unknown) => void): Promise<void> {
    const compareAll = async (): Promise<void> => {
      for (const identity of this.byIdentity.keys()) await this.compare(identity, store);
    };
    return store.listen(change => {
      if (change.kind === 'signed-out') this.signedOut(change.identity, change.who);
      else if (change.kind === 'all') compareAll().catch(failed);
    });
  }

  /** Ends what is not signed in any more: a device may have been signed out while it connected. */
  async compare(identity: string, store: Store): Promise<void> {
    const signedIn = new Set((await store.devicesOf(identity)).map(({ id }) => id));
    const old = (await store.identityOfOldCookie(identity)) !== undefined;
    for (const connection of this.byIdentity.get(identity) ?? []) {
      const { device } = connection;
      if (device === null ? !old : !signedIn.has(device)) connection.signOut();
    }
  }
}
