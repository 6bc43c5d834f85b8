/** A backup that cannot be created or restored. The message is a sentence for the terminal. */
export class BackupError extends Error {}
