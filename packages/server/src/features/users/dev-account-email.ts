export const DEV_ACCOUNT_EMAIL = 'dev@registrar.local'

/** Whether an address is that of the development account, which signs in nowhere else (SEC-5). */
export const isDevAccount = (email: string): boolean => email.trim().toLowerCase() === DEV_ACCOUNT_EMAIL
