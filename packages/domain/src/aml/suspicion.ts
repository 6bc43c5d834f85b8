import { hasRole, type Role } from '../access/roles.ts'
import type { AmlChanges } from './aml-form.ts'

/** The answers about suspicion, which the firm may keep to AML officers and administrators (AML-23; Criminal Justice Act 2010, s. 49). */
const suspicionFields = [
  'appendix2_suspicion_issues',
  'appendix2_suspicion_issues_comments',
] as const satisfies readonly (keyof AmlChanges)[]

/** The names under which calls have them: in a form, and as fields of a record. */
const hiddenNames: ReadonlySet<string> = new Set(suspicionFields.flatMap((name) => [name, `aml.${name}`]))
const NOTHING: ReadonlySet<string> = new Set()

/** The names of the fields that somebody of a role neither reads nor writes; none while the firm does not restrict them (AML-23). */
export const hiddenFrom = (role: Role, { restrictSuspicion }: { restrictSuspicion: boolean }): ReadonlySet<string> =>
  restrictSuspicion && !hasRole(role, 'amlOfficer') ? hiddenNames : NOTHING
