// `npm run test:long` sets LONG_RUN=1; LONG_RUN=5 does five times as much.
const factor = Number(process.env['LONG_RUN'] ?? 0)

export const isLong = factor > 0

/** The full count in a long run; otherwise a hundredth of it, and at least `least`. */
const count = (full: number, least: number): number => (isLong ? full * factor : Math.max(least, full / 100))

/** How much the tests do that do more in a long run. */
export const counts = {
  fuzzRequests: count(20_000, 200),
  /** requests of each role, and of nobody; a round to every call at least */
  roleRequests: count(20_000, 300),
  randomHistories: count(30, 2),
  /** firms whose facts change at random while their files are signed */
  randomFiles: count(100, 1),
  killsInTheMorning: count(20, 2),
  emailsWhileKilled: count(240, 60),
  /** how often the server is killed while it sends them */
  killsWhileSending: count(2, 1),
  /** texts of email fields that the database and the domain read */
  mailFields: count(200_000, 2000),
  exportedRows: count(100_000, 1000),
  papers: count(100, 10),
  /** companies whose shares are entered, corrected and deleted at random */
  certificateHistories: count(1000, 10),
  /** workbooks that each program of others makes */
  workbooks: count(100, 2),
  /** pairs of names of each table that every list is searched for */
  listedPairs: count(400, 4),
  /** people who hold shares of one company, and companies beside it */
  holders: count(3000, 30),
  /** lines of a public register that are imported */
  registerLines: count(6000, 300),
  /** how often a fact changes in one firm */
  changedFacts: count(15, 5),
  /** people on record, and as many names of a list that they are compared with */
  screenedNames: count(20_000, 200),
}

/** The seed of what is random. It stands in the title of a test; `TEST_SEED=…` gives it again. The configuration of vitest sets it. */
export const seed = Number(process.env['TEST_SEED'])
