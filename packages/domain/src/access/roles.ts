/** The roles of users, each with all that the one before it may do (USER-12). */
export const roles = ['readOnly', 'staff', 'amlOfficer', 'admin'] as const
export type Role = (typeof roles)[number]

/** What screens call a role. */
export const roleLabels = {
  readOnly: 'Read only',
  staff: 'Staff',
  amlOfficer: 'AML officer',
  admin: 'Administrator',
} as const satisfies Record<Role, string>

/** Whether a role is `least`, or one that may do more. */
export const hasRole = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least)
