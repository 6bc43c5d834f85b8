import type { MissingFacts } from '@registrar/domain/registers/missing-facts'
import type { RegisterRow } from '@registrar/domain/registers/register-row'

/** The rows of a register, and what its section asks for that is not known (OWN-14). */
export type FoundRegister = { rows: RegisterRow[]; missing: MissingFacts[] }
