import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'

type Options = { challenge: string }

/** Whether the browser has passkeys: it hides them on addresses that are neither https nor localhost. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

// The server asks for no extension.
const withoutExtensions = <R extends { clientExtensionResults: unknown }>(response: R) => ({
  ...(response as Omit<R, 'clientExtensionResults'>),
  clientExtensionResults: {},
})

/**
 * Lets the browser make a passkey.
 * @throws Error when the user or the device refuses
 */
export const makePasskey = async (options: Options) => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const response = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
  return withoutExtensions(response)
}

/**
 * Lets the user choose a passkey, and answers the challenge with it.
 * @throws Error when the user or the device refuses
 */
export const answerWithPasskey = async (options: Options) => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const response = await startAuthentication({ optionsJSON: options })
  return withoutExtensions(response)
}
