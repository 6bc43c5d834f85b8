import type { Role } from './roles.ts'

/** The least role that may make each call about the firm's own anti-money-laundering house: a part of `permissions`. */
export const firmPermissions = {
  'GET /aml/firm/assessment': 'amlOfficer',
  'PUT /aml/firm/assessment': 'amlOfficer',
  'POST /aml/firm/policy': 'amlOfficer',
  'PUT /aml/firm/policy/:id': 'amlOfficer',
  // Whoever suspects something may say so without a name.
  'POST /aml/suspicion': 'readOnly',
  // Every colleague reads the policies, and says so.
  'POST /aml/firm/policy/:id/acknowledge': 'readOnly',
  'POST /aml/firm/policy/:id/remind': 'amlOfficer',
  'POST /aml/firm/policy/search': 'readOnly',
  'GET /aml/firm/policy/:id/versions': 'readOnly',
  'POST /aml/firm/training': 'amlOfficer',
  'PUT /aml/firm/training/:id': 'amlOfficer',
  'POST /aml/firm/training/search': 'amlOfficer',
  'POST /aml/firm/report': 'amlOfficer',
  'PUT /aml/firm/report/:id': 'amlOfficer',
  'POST /aml/firm/report/search': 'amlOfficer',
  'GET /aml/firm/authorisation': 'amlOfficer',
  'PUT /aml/firm/authorisation': 'amlOfficer',
  'POST /aml/firm/review': 'amlOfficer',
  'PUT /aml/firm/review/:id': 'amlOfficer',
  'POST /aml/firm/review/search': 'amlOfficer',
  'POST /aml/pack': 'amlOfficer',
  'GET /aml/pack/:id': 'amlOfficer',
  'GET /aml/pack/:id.zip': 'amlOfficer',
} as const satisfies Record<string, Role>
