const SHOWN = 2

/** A PPS number of which only the end can be read, so that two can be told apart (AUD-4, PERSON-7). */
export const maskedPps = (pps: string): string => (pps.length > SHOWN * 2 ? `••••${pps.slice(-SHOWN)}` : '••••')
