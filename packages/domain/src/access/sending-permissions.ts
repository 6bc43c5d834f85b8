import type { Role } from './roles.ts'

/** The least role that may change or write to several at once, as `permissions` has it. */
export const sendingPermissions = {
  // Several at once
  'POST /organization/bulk': 'staff',
  'POST /people/bulk': 'staff',
  'POST /task/bulk': 'staff',
  'POST /followUp/bulk': 'staff',
  'POST /order/bulk': 'staff',
  'POST /filing/bulk': 'staff',
  'GET /bulk/:id': 'staff',
  'POST /bulk/:id/undo': 'staff',
  'POST /bulk/send/:sendId/undo': 'staff',
  'GET /send/:sendId': 'staff',
  'POST /organization/bulk/recipients': 'staff',
  'POST /people/bulk/recipients': 'staff',

  // Reminders
  'GET /reminder/rules': 'readOnly',
  'PUT /reminder/rules/:rule': 'staff',
  'POST /reminder/prepare': 'staff',
  'POST /reminder/chase': 'staff',
  'POST /reminder/search': 'readOnly',
  'PUT /reminder/:id': 'staff',
  'POST /reminder/send': 'staff',
  'POST /reminder/skip': 'staff',
  'POST /reminder/skip/undo': 'staff',
  'POST /reminder/send/:sendId/undo': 'staff',

  // Emails as they were sent
  'POST /email/search': 'readOnly',
  'GET /email/:id': 'readOnly',
  'POST /email/:id/send': 'staff',
} as const satisfies Record<string, Role>
