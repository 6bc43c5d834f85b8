import type { Role } from './roles.ts'

/** The least role that may read and change settings and texts, as `permissions` has it. */
export const settingsPermissions = {
  // Settings
  'GET /settings': 'admin',
  'PUT /settings': 'admin',
  'POST /settings/test-email': 'admin',
  'GET /settings/first-steps': 'admin',
  'DELETE /settings/first-steps': 'admin',

  // Texts
  'POST /text/search': 'admin',
  'GET /text/:key': 'admin',
  'PUT /text/:key': 'admin',
  'DELETE /text/:key': 'admin',
  'POST /text/:key/preview': 'admin',
} as const satisfies Record<string, Role>
