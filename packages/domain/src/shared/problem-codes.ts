/**
 * Every code a failed call can answer, with its HTTP status and when it is raised. The server throws
 * these codes, `/docs` lists them, and the web chooses its messages by them (API-2).
 */
export const problemCodes = {
  VALIDATION_FAILED: { status: 400, when: 'The body or a parameter does not fit its schema; `fields` says where.' },
  MALFORMED_JSON: { status: 400, when: 'The body is not JSON.' },
  MALFORMED_REQUEST: { status: 400, when: 'What was sent is not HTTP/1.1; the connection is closed.' },
  UNAUTHENTICATED: { status: 401, when: 'There is no session, or it has ended.' },
  INVALID_CREDENTIALS: {
    status: 401,
    when: "Sign-in with an unknown address, a wrong password or a passkey that is not accepted, or a change of one's own account with a wrong password.",
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    when: 'Sign-in with the right password to an account with a second factor, without a valid `code` or a passkey; each code works once.',
  },
  ACCOUNT_DEACTIVATED: { status: 401, when: 'Sign-in to a deactivated account, with the right password.' },
  INVALID_SIGNATURE: { status: 401, when: 'A report of the email provider is not signed with the secret.' },
  FORBIDDEN_ORIGIN: { status: 403, when: 'A write with the cookie alone came from a page of another origin.' },
  FORBIDDEN: { status: 403, when: "The user's role does not allow the call." },
  SECOND_FACTOR_MISSING: {
    status: 403,
    when: 'Everybody must have a second factor, and the user has none yet.',
  },
  INVALID_SECRET_CODE: { status: 403, when: 'Sign-up with a wrong secret code, or while the code is turned off.' },
  INVALID_INVITATION: {
    status: 403,
    when: 'Sign-up with an invitation that is unknown, used, older than seven days, or for another address.',
  },
  INVALID_RESET_TOKEN: {
    status: 403,
    when: 'A new password with a link that is unknown, used or older than 30 minutes.',
  },
  ACCOUNT_DELETION_DISABLED: { status: 403, when: 'Accounts cannot be deleted.' },
  NOT_FOUND: { status: 404, when: 'There is no such record or path, or the record is deleted.' },
  MERGED: { status: 404, when: 'The record was merged into another one; `mergedInto` is that record.' },
  METHOD_NOT_ALLOWED: { status: 405, when: 'The method is CONNECT: the server is not a proxy.' },
  REQUEST_TIMEOUT: { status: 408, when: 'The headers did not arrive within 30 seconds; the connection is closed.' },
  EMAIL_ALREADY_EXISTS: {
    status: 409,
    when: 'Sign-up with, an invitation to, or the change of an account to an address that has an account.',
  },
  SECOND_FACTOR_EXISTS: { status: 409, when: 'The user has an authenticator app, and wanted to add another.' },
  LAST_ADMINISTRATOR: {
    status: 409,
    when: 'The last active administrator was to be deactivated, or to get another role.',
  },
  REMINDER_DECIDED: { status: 409, when: 'A reminder was to be edited after it was sent or skipped.' },
  CHANGED_MEANWHILE: {
    status: 409,
    when: 'Somebody else, or with `conflictsWithOwn` the user in another window, has changed the same field since the version that the save names; `conflicts` has both values, who and when.',
  },
  RETURN_ALREADY_REGISTERED: {
    status: 409,
    when: 'The register of annual returns has another return made up to the same day.',
  },
  LINK_ALREADY_EXISTS: { status: 409, when: 'The person is already linked to the organization.' },
  FOLLOW_UP_ALREADY_EXISTS: {
    status: 409,
    when: 'The organization has an active follow-up of that kind: refused to start or to unarchive another.',
  },
  SANCTIONS_HIT_OPEN: {
    status: 409,
    when: 'An anti-money-laundering file was to be signed while a sanctions hit of the client, its people or members is not cleared; the message names them.',
  },
  ORDER_ALREADY_LINKED: { status: 409, when: 'The order already pays a period of another subscription.' },
  PRODUCT_ALREADY_EXISTS: { status: 409, when: 'Another product has the same name, apart from case and accents.' },
  PRODUCT_IN_USE: { status: 409, when: 'A product that an order or a subscription uses cannot be deleted; retire it.' },
  RESTORE_REFUSED: {
    status: 409,
    when: 'A rule forbids putting an old value or a deleted record back; the message says which.',
  },
  ERASURE_REFUSED: {
    status: 409,
    when: 'A record may not be erased: it is on hold, must still be kept, or belongs to a client; the message says which.',
  },
  SHARES_NEEDED: {
    status: 409,
    when: 'An event of shares on which a later one rests, or a class that has shares, was to be deleted or undone.',
  },
  RETURN_KEPT: { status: 409, when: 'The filing of an annual return was to be deleted.' },
  RETURN_COUNTED: {
    status: 409,
    when: 'It was to be taken back that an annual return was sent, and Next AR has moved on with it.',
  },
  FORM_ALREADY_USED: {
    status: 409,
    when: 'An organization has been created from the form already; `organizationId` is that organization.',
  },
  FILE_TOO_LARGE: { status: 413, when: 'An uploaded file is over 1 GB; nothing of it is kept.' },
  BODY_TOO_LARGE: {
    status: 413,
    when: 'A JSON body is over the limit (1 MB; 256 KB for the public form, 4 KB for sign-in and sign-up).',
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, when: 'The body is neither JSON nor, for an upload, multipart.' },
  FILE_INFECTED: { status: 422, when: 'The virus scanner found something in an uploaded file; nothing of it is kept.' },
  WRONG_CODE: { status: 422, when: 'An authenticator app was to be confirmed with a wrong code.' },
  INVALID_PASSKEY: {
    status: 422,
    when: 'A new passkey does not answer a challenge of the last five minutes, or is registered already.',
  },
  WEAK_PASSWORD: { status: 422, when: 'A new password under 8 characters or on the list of common ones.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    when: 'An `Idempotency-Key` was sent again with another body; nothing is stored.',
  },
  UNKNOWN_USER: { status: 422, when: 'An assigned or signing user has no account, or one that is deactivated.' },
  AML_FIRM_REFUSED: {
    status: 422,
    when: "What was entered about the firm's own anti-money-laundering house cannot be: an approval after today, a review before it; `fields` says which.",
  },
  RETURN_DATES_REFUSED: {
    status: 422,
    when: 'An annual return was entered as filed in the future, before the day it is made up to, or for a day before the incorporation.',
  },
  FILING_DATES_REFUSED: {
    status: 422,
    when: 'The days of a filing, or of what has happened, are in the future or out of order; `fields` says which.',
  },
  FILING_KIND_REFUSED: {
    status: 422,
    when: 'A filing was entered of a kind that its company does not have: of a branch, or of a company; `fields.kind` says so.',
  },
  SHARES_REFUSED: {
    status: 422,
    when: 'An event, a class or a certificate of shares cannot be: more than is held that day, an unknown day, party or class, shares that do not divide; `fields` says which.',
  },
  HOLDINGS_ARE_EVENTS: {
    status: 422,
    when: 'The holdings of a link were to be changed in a company whose shares are kept as events.',
  },
  TAX_REFUSED: {
    status: 422,
    when: 'A registration for a tax, a payment or a distribution cannot be right, or a search of taxes is about too many years; `fields` says where.',
  },
  AML_FILE_INCOMPLETE: {
    status: 422,
    when: 'An anti-money-laundering file was to be signed that lacks what the law demands; `open` says what, each with a rule and a reason.',
  },
  AML_NOT_ASSESSED: { status: 422, when: 'An anti-money-laundering file without any answer was to be signed.' },
  UNKNOWN_ORGANIZATION: { status: 422, when: 'A record names an organization that does not exist or is deleted.' },
  UNKNOWN_PERSON: { status: 422, when: 'A record names a person who does not exist or is deleted.' },
  USERS_REQUIRED: { status: 422, when: 'A task was saved without a user.' },
  NO_VALID_RECIPIENTS: {
    status: 422,
    when: 'None of the recipients of the email of a task is a user, or a record has no email address.',
  },
  UNKNOWN_STEP: { status: 422, when: 'A follow-up was moved past the last step of its kind.' },
  ORDER_OF_ANOTHER_ORGANIZATION: {
    status: 422,
    when: 'The order belongs to another organization than the subscription.',
  },
  PRODUCT_NOT_A_SUBSCRIPTION: { status: 422, when: 'The product of a new subscription cannot be subscribed to.' },
  DIRECTOR_REQUIRED: { status: 422, when: 'A public form has nobody with the role director.' },
  SECRETARY_REQUIRED: { status: 422, when: 'A public form has nobody with the role secretary.' },
  SHAREHOLDER_REQUIRED: { status: 422, when: 'A public form has nobody with the role shareholder.' },
  IDPAL_REQUIRED: { status: 422, when: 'A public form was sent without the identity certification.' },
  PERSON_NAME_REQUIRED: { status: 422, when: 'A person of a form has no first or last name, and was to be created.' },
  EMAIL_ABOUT_ACCOUNT: { status: 422, when: 'An email about an account of staff is not sent again (MAIL-19).' },
  SERVICE_INACTIVE: {
    status: 422,
    when: 'A reminder was to be sent for a recurring service that the organization does not have.',
  },
  SIGNUP_LINK_REQUIRED: { status: 422, when: 'A sign-up email has no link, and FINOTOR_SIGNUP_URL is not set.' },
  HEADERS_TOO_LARGE: { status: 431, when: 'The address and the headers are over 16 KB; the connection is closed.' },
  TOO_MANY_REQUESTS: { status: 429, when: 'A rate limit is reached; `Retry-After` says how many seconds to wait.' },
  INTERNAL_ERROR: { status: 500, when: 'Something failed on our side; the log has the request id.' },
  DATABASE_READ_ONLY: {
    status: 503,
    when: 'The database answers, but takes no writes: it is a standby, or set to read only.',
  },
  FILES_NOT_READY: {
    status: 503,
    when: 'The store of the files, a bucket or a disk, does not answer or takes no writes.',
  },
  NOT_READY: { status: 503, when: 'The database, or at an upload the virus scanner, does not answer.' },
  STORAGE_FULL: { status: 507, when: 'The disk of the database or of the files is full; nothing of the call is kept.' },
} as const

export type ProblemCode = keyof typeof problemCodes
