import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

const contentSecurityPolicy = (isHttps: boolean) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Mantine writes style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    // A dialog shows a PDF of ours in a frame (FILE-9).
    frameSrc: ["'self'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isHttps && { upgradeInsecureRequests: [] }),
  },
})

/**
 * The headers that tell browsers what they may do with an answer. They are the same for every answer, so they are built
 * once. `isHttps`: people reach the app by https, so browsers must not fall back to http.
 */
export const securityHeaders = (isHttps: boolean): Record<string, string> => {
  const headers: Record<string, string> = {}

  const response = {
    setHeader: (name: string, value: string) => Object.assign(headers, { [name.toLowerCase()]: value }),
    removeHeader: () => {},
  }

  helmet({
    contentSecurityPolicy: contentSecurityPolicy(isHttps),
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
  })({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error as Error
  })

  // Nothing that a browser keeps may show after signing out (SEC-1), and one address can be both a page and a call (API-8).
  return { ...headers, 'cache-control': 'no-store', vary: 'Accept' }
}
