/** The roles of users. Each may do everything that the role before it may (USER-12). */
export const roles = ['readOnly', 'staff', 'amlOfficer', 'admin'] as const
export type Role = (typeof roles)[number]

/** The labels of the roles. */
export const roleLabels = {
  readOnly: 'Read only',
  staff: 'Staff',
  amlOfficer: 'AML officer',
  admin: 'Administrator',
} as const satisfies Record<Role, string>

/** Whether a role is `least`, or one that may do more. */
export const hasRole = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least)
