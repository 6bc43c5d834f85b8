/** A backup that cannot be taken or restored; the message is a sentence for the terminal. */
export class BackupError extends Error {}
