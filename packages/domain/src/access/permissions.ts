import { firmPermissions } from './firm-permissions.ts'
import type { Role } from './roles.ts'
import { settingsPermissions } from './settings-permissions.ts'
import { sendingPermissions } from './sending-permissions.ts'

/**
 * The least role that may make each call (USER-12). A route for a call without a line here does not compile, and the server
 * does not start. Public calls have no line. `readOnly` may search, read and look after its own account.
 */
export const permissions = {
  // Own account
  'GET /user/signin_token': 'readOnly',
  'POST /user/logout': 'readOnly',
  'GET /user/sessions': 'readOnly',
  'POST /user/logout/others': 'readOnly',
  'PUT /user/password': 'readOnly',
  'GET /user/second-factor': 'readOnly',
  'POST /user/second-factor/totp': 'readOnly',
  'POST /user/second-factor/totp/confirm': 'readOnly',
  'DELETE /user/second-factor/totp': 'readOnly',
  'POST /user/second-factor/passkey/options': 'readOnly',
  'POST /user/second-factor/passkey': 'readOnly',
  'DELETE /user/second-factor/passkey/:id': 'readOnly',

  // Users
  'POST /user/search': 'readOnly',
  // Refused to everybody, with a code of its own.
  'DELETE /user/:id': 'readOnly',

  // Staff
  'POST /staff/search': 'admin',
  'POST /staff/invite': 'admin',
  'DELETE /staff/invite/:id': 'admin',
  'PUT /staff/:id': 'admin',
  'POST /staff/:id/logout': 'admin',
  'DELETE /staff/:id/second-factor': 'admin',
  'POST /staff/:id/password': 'admin',
  'GET /staff/code': 'admin',
  'PUT /staff/code': 'admin',

  // Audit
  'POST /audit/search': 'amlOfficer',
  'POST /audit/export': 'amlOfficer',
  'POST /people/:id/pps': 'readOnly',

  // Backups
  'GET /backup': 'admin',

  // Retention
  'POST /retention/search': 'amlOfficer',
  'POST /retention/hold': 'amlOfficer',
  'DELETE /retention/hold/:id': 'amlOfficer',
  'POST /retention/erase': 'amlOfficer',
  'POST /retention/certificate/search': 'amlOfficer',
  'GET /people/:id/archive.zip': 'amlOfficer',

  // Organizations
  'POST /organization': 'staff',
  'POST /organization/search': 'readOnly',
  'POST /organization/export': 'readOnly',
  'GET /organization/duplicates': 'readOnly',
  'POST /organization/similar': 'readOnly',
  'POST /organization/sharedNumbers': 'readOnly',
  'GET /organization/:id': 'readOnly',
  'GET /organization/:id/ardHistory': 'readOnly',
  'GET /organization/:id/annualReturns': 'readOnly',
  'POST /organization/:id/annualReturns': 'staff',
  'PUT /organization/:id/annualReturns/:returnId': 'staff',
  'DELETE /organization/:id/annualReturns/:returnId': 'staff',
  'PUT /organization/:id': 'staff',
  'DELETE /organization/:id': 'staff',

  // Dashboard
  'GET /dashboard/glance': 'readOnly',
  'GET /dashboard/workload': 'readOnly',

  // Reports, of what readers may search
  'POST /report/search': 'readOnly',
  'POST /report/export': 'readOnly',

  // Filings
  'POST /register/entry': 'staff',
  'PUT /register/entry/:id': 'staff',
  'DELETE /register/entry/:id': 'staff',
  'POST /share/class/search': 'readOnly',
  'POST /share/class': 'staff',
  'PUT /share/class/:id': 'staff',
  'POST /share/event/search': 'readOnly',
  'POST /share/event': 'staff',
  'POST /share/event/from-holdings': 'staff',
  'PUT /share/event/:id': 'staff',
  'DELETE /share/event/:id': 'staff',
  'POST /share/certificate/search': 'readOnly',
  'PUT /share/certificate/:id': 'staff',
  'POST /share/capital': 'readOnly',
  'POST /filing/search': 'readOnly',
  'POST /filing/export': 'readOnly',
  'POST /filing': 'staff',
  'PUT /filing/:id': 'staff',
  'DELETE /filing/:id': 'staff',

  // Taxes
  'POST /tax/registration': 'staff',
  'POST /tax/registration/search': 'readOnly',
  'PUT /tax/registration/:id': 'staff',
  'DELETE /tax/registration/:id': 'staff',
  'POST /tax/distribution': 'staff',
  'DELETE /tax/distribution/:id': 'staff',
  'POST /tax/due/search': 'readOnly',
  'PUT /tax/due/:id': 'staff',

  // Notes
  'POST /note': 'staff',
  'POST /note/search': 'readOnly',
  'PUT /note/:id': 'staff',
  'DELETE /note/:id': 'staff',
  'POST /timeline/search': 'readOnly',

  // People
  'POST /people': 'staff',
  'POST /people/search': 'readOnly',
  'POST /people/export': 'readOnly',
  'GET /people/duplicates': 'readOnly',
  'POST /people/similar': 'readOnly',
  'GET /people/:id': 'readOnly',
  'PUT /people/:id': 'staff',
  'DELETE /people/:id': 'staff',

  // Links
  'POST /linkpeopleorganization': 'staff',
  'POST /linkpeopleorganization/search': 'readOnly',
  'PUT /linkpeopleorganization/:id': 'staff',
  'DELETE /linkpeopleorganization/:id': 'staff',
  'POST /linkorganization': 'staff',
  'POST /linkorganization/search': 'readOnly',
  'PUT /linkorganization': 'staff',
  'PUT /linkorganization/:id': 'staff',
  'DELETE /linkorganization': 'staff',
  'DELETE /linkorganization/:id': 'staff',

  // Registers and ownership
  'POST /register/search': 'readOnly',
  'GET /organization/:id/register/:register.pdf': 'readOnly',
  'GET /organization/:id/register/:register.csv': 'readOnly',
  'POST /ownership/search': 'readOnly',
  'GET /organization/:id/ownership.svg': 'readOnly',
  'GET /organization/:id/ownership.pdf': 'readOnly',

  // Compliance and sanctions
  'POST /compliance/search': 'readOnly',
  'POST /aml/search': 'readOnly',
  'POST /aml/export': 'readOnly',
  'GET /aml/board': 'readOnly',
  'GET /aml/standing/:id': 'readOnly',
  'GET /aml/countries': 'readOnly',
  'GET /aml/settings': 'readOnly',
  'PUT /aml/settings': 'admin',
  'POST /aml/version': 'staff',
  'POST /aml/version/search': 'readOnly',
  'GET /aml/version/:id': 'readOnly',
  'GET /aml/version/:id.pdf': 'readOnly',
  ...firmPermissions,
  'POST /sanctions/search': 'readOnly',
  'GET /sanctions/list': 'readOnly',
  'GET /sanctions/lists': 'readOnly',
  'POST /sanctions/run/search': 'readOnly',
  'POST /sanctions/screen': 'staff',
  'PUT /sanctions/:id': 'amlOfficer',
  'DELETE /sanctions/lists/:id': 'amlOfficer',

  // Papers
  'POST /document/search': 'readOnly',
  'POST /document/text': 'readOnly',
  'POST /document/preview': 'readOnly',
  'GET /organization/:id/document/:document.pdf': 'readOnly',
  'POST /document/file': 'staff',
  'POST /document/filed/search': 'readOnly',
  'POST /document/filed/:id/again': 'staff',
  'POST /minute-book/search': 'readOnly',
  'PUT /minute-book/:id': 'staff',
  'GET /organization/:id/minute-book.pdf': 'readOnly',

  // Follow-ups
  'POST /followUp/search': 'readOnly',
  'POST /followUp/export': 'readOnly',
  'POST /followUp/summary': 'readOnly',
  'POST /followUp/organizations': 'readOnly',
  'POST /followUp': 'staff',
  'GET /followUp/:id': 'readOnly',
  'GET /followUp/:id/nextAr': 'readOnly',
  'GET /followUp/:id/next': 'readOnly',
  'PUT /followUp/:id': 'staff',
  'DELETE /followUp/:id': 'staff',

  // Deadlines
  'POST /deadline/search': 'readOnly',
  'POST /deadline/export': 'readOnly',
  'PUT /deadline/:id/snooze': 'staff',
  'DELETE /deadline/:id/snooze': 'staff',
  'GET /user/calendar': 'readOnly',
  'POST /user/calendar': 'readOnly',
  'DELETE /user/calendar': 'readOnly',
  'GET /user/morning-email': 'readOnly',
  'PUT /user/morning-email': 'readOnly',

  ...sendingPermissions,
  ...settingsPermissions,

  // Tasks
  'POST /task/search': 'readOnly',
  'POST /task/export': 'readOnly',
  'POST /task': 'staff',
  'GET /task/:id': 'readOnly',
  'PUT /task/:id': 'staff',
  'DELETE /task/:id': 'staff',
  'PUT /task/send/:id': 'staff',

  // Forms
  'POST /form/search': 'readOnly',
  'POST /form/export': 'readOnly',
  'GET /form/:id': 'readOnly',
  'PUT /form/:id': 'staff',
  'DELETE /form/:id': 'staff',
  'GET /form/:id/matches': 'readOnly',
  'POST /form/:id/organization': 'staff',

  // Orders, products, subscriptions
  'POST /order': 'staff',
  'POST /order/search': 'readOnly',
  'POST /order/export': 'readOnly',
  'POST /order/totals': 'readOnly',
  'POST /order/months': 'readOnly',
  'GET /order/:id': 'readOnly',
  'PUT /order/:id': 'staff',
  'DELETE /order/:id': 'staff',
  'POST /product': 'staff',
  'POST /product/search': 'readOnly',
  'PUT /product/:id': 'staff',
  'DELETE /product/:id': 'staff',
  'POST /subscription': 'staff',
  'POST /subscription/search': 'readOnly',
  'POST /subscription/export': 'readOnly',
  'PUT /subscription/:id': 'staff',
  'DELETE /subscription/:id': 'staff',

  // History and bin
  'POST /history/search': 'readOnly',
  'POST /history/asOf': 'readOnly',
  'POST /history/asOf/restore': 'staff',
  'POST /history/:id/restore': 'staff',
  'POST /bin/search': 'readOnly',
  'POST /bin/restore': 'staff',

  // Saved views
  'POST /view/search': 'readOnly',
  'POST /view/count': 'readOnly',
  'POST /view': 'readOnly',
  'PUT /view/default': 'readOnly',
  'PUT /view/:id': 'readOnly',
  'DELETE /view/:id': 'readOnly',

  // Merging
  'POST /people/merge': 'staff',
  'POST /organization/merge': 'staff',
  'POST /merge/preview': 'readOnly',
  'POST /merge/:id/undo': 'staff',
  'POST /duplicate/dismiss': 'staff',

  // Finder
  'POST /finder/search': 'readOnly',

  // Live changes
  'GET /events': 'readOnly',
  'PUT /events/editing': 'staff',

  // Imports
  'POST /import': 'staff',
  'GET /import/:id': 'staff',
  'POST /import/search': 'readOnly',
  'POST /import/:id/undo': 'staff',

  // Files
  'POST /file': 'staff',
  'POST /file/search': 'readOnly',
  'POST /file/download': 'readOnly',

  // Emails
  'POST /organization/templates': 'readOnly',
  'POST /organization/send': 'staff',
  'GET /organization/:id/reminder-emails': 'readOnly',
  'GET /email/outbox': 'readOnly',
  'GET /user/emails/activity': 'readOnly',
  'GET /user/emails/:email': 'readOnly',
  'POST /email/export': 'readOnly',
} as const satisfies Record<string, Role>
