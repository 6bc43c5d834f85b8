import { connect } from 'node:tls'
import { nowMs } from '#platform/clock'
import type { Config } from '#platform/config'
import { broken, type Finding, good, reasonOf, remark } from './finding.ts'

const CONNECT_MS = 5000
const SOON_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

type Certificate = { validTo: string; fault: string | undefined }

const readCertificate = (host: string, port: number): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    // What is wrong with it is to be read, not refused.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: CONNECT_MS }, () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      const fault = socket.authorized ? undefined : String(socket.authorizationError)
      socket.destroy()
      resolve({ validTo, fault })
    })
    socket.once('timeout', () => socket.destroy(new Error('it does not answer')))
    socket.once('error', reject)
  })

/** The certificate of PUBLIC_URL, as browsers see it from this machine. */
export const examineCertificate = async ({ publicUrl }: Config): Promise<Finding[]> => {
  if (publicUrl === undefined)
    return [
      remark('There is no PUBLIC_URL: links in emails cannot name this server, and cookies are not limited to https.'),
    ]
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return [remark(`PUBLIC_URL ${publicUrl} is not https.`)]

  try {
    const { validTo, fault } = await readCertificate(hostname, Number(port || '443'))
    const days = Math.floor((Date.parse(validTo) - nowMs()) / DAY_MS)
    if (fault !== undefined) return [broken(`Browsers refuse the certificate of ${publicUrl}: ${fault}.`)]
    const text = `The certificate of ${publicUrl} is good for ${days} more days.`
    return [days < SOON_DAYS ? remark(text) : good(text)]
  } catch (error) {
    return [remark(`The certificate of ${publicUrl} cannot be read from this machine: ${reasonOf(error)}.`)]
  }
}
