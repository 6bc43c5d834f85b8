export const DEV_ACCOUNT_EMAIL = 'dev@registrar.local'

/** Whether an address is that of the development account, which can sign in only in development (SEC-5). */
export const isDevAccount = (email: string): boolean => email.trim().toLowerCase() === DEV_ACCOUNT_EMAIL
