/** The live connections of this node: by whom and from where, whether they still answer, and ending them. */
import type { SignedOut, Store } from '../store/store.ts';

export interface Connection {
  readonly identity: string;
  readonly device: string | null;
  /** Where it comes from, as `addressOf` counts. */
  readonly address: string;
  /** Its device was signed out: it ends now, and says so. */
  signOut(): void;
}

export class Connections {
  private readonly byIdentity = new Map<string, Set<Connection>>();

  add(connection: Connection): void {
    const theirs = this.byIdentity.get(connection.identity);
    if (theirs === undefined) this.byIdentity.set(connection.identity, new Set([connection]));
    else theirs.add(connection);
  }

  remove(connection: Connection): void {
    const theirs = this.byIdentity.get(connection.identity);
    theirs?.delete(connection);
    if (theirs?.size === 0) this.byIdentity.delete(connection.identity);
  }

  /** Ends those of somebody's devices that were signed out. */
  signedOut(identity: string, who: SignedOut): void {
    for (const connection of this.byIdentity.get(identity) ?? []) {
      const ended = 'device' in who ? connection.device === who.device : connection.device !== who.allBut;
      if (ended) connection.signOut();
    }
  }

  /** Hears of what other nodes sign out; where something may have been missed, asks. */
  follow(store: Store, failed: (error: unknown) => void): Promise<void> {
    return store.listen(change => {
      if (change.kind === 'signed-out') this.signedOut(change.identity, change.who);
      else if (change.kind === 'all') this.compare(store).catch(failed);
    });
  }

  private async compare(store: Store): Promise<void> {
    for (const identity of this.byIdentity.keys()) await this.check(identity, store);
  }

  /** Ends what is not signed in any more: a device may have been signed out while it connected. */
  async check(identity: string, store: Store): Promise<void> {
    const signedIn = new Set((await store.devicesOf(identity)).map(({ id }) => id));
    const old = (await store.identityOfOldCookie(identity)) !== undefined;
    for (const connection of this.byIdentity.get(identity) ?? []) {
      const { device } = connection;
      if (device === null ? !old : !signedIn.has(device)) connection.signOut();
    }
  }
}
