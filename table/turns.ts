/** One after the other, each in a turn of the event loop of its own, however many come at once: others come between. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  next(): Promise<void> {
    this.last = this.last.then(() => new Promise(resolve => setImmediate(resolve)));
    return this.last;
  }
}
