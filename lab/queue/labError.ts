/** What keeps a study from being played by workers, with a code for programs and a sentence for people. */
export class LabError extends Error {
  readonly code: LabErrorCode;

  constructor(code: LabErrorCode, message: string) {
    super(message);
    this.name = 'LabError';
    this.code = code;
  }
}

type LabErrorCode =
  /** What lies on the queue is no piece of a study. */
  | 'bad-job'
  /** The study is no longer in the database. */
  | 'cancelled'
  | 'database-unusable'
  /** A piece was given up after many tries. */
  | 'job-failed'
  | 'unknown-study'
  /** Work for another program than this one: its matches could differ. */
  | 'wrong-version';
