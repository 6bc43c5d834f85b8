import { setTimeout as sleep } from 'node:timers/promises'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { startSmtpServer } from '../../packages/server/src/testing/smtp-server.ts'
import { startTcpProxy } from '../../packages/server/src/testing/tcp-proxy.ts'
import { ask, signUp } from './clients.ts'
import { failingWays, waysInWords } from './failing-ways.ts'
import { startProofDatabase } from './proof-database.ts'

const EMAILS = 20
/** How long the mail server fails each time: longer than the server waits for it. */
const AWAY_MS = 25_000
/** An email without an answer is tried again after half a minute, and then ever more rarely. */
const LAST_MS = 180_000
const LIMITS = { RATE_LIMIT_FORMS: '1000', RATE_LIMIT_FORM_EMAILS: '10000', RATE_LIMIT_FORM_EMAILS_NETWORK: '10000' }

const formOf = (mail: string) => ({
  organizationName1: `Proof for ${mail}`,
  organizationName2: 'Second',
  organizationName3: 'Third',
  description: 'A proof',
  IDPAL: true,
  secretaryCompany: true,
  peoples: [
    {
      personType: 'naturalPerson',
      roles: ['director', 'shareholder', 'secretary'],
      percentage: 100,
      firstName: 'Jean',
      lastName: 'Dupont',
      mail,
      phone: '0612345678',
      nationality: 'France',
      birth: '1980-01-31',
      street: '1 rue de la Paix',
      city: 'Paris',
      state: 'Paris',
      country: 'France',
      zip: '75002',
    },
  ],
})

const sendForm = async (url: string, mail: string): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url + formsCalls.submitForm.path, {
    method: 'POST',
    headers,
    body: JSON.stringify(formOf(mail)),
  })
  if (!answer.ok) throw new Error(`A form was refused: ${await answer.text()}`)
}

/** Lets the mail server fail in several ways while confirmations of forms leave; looks who got one, and how often. */
export const mailServerAway = async (count: number, port: number): Promise<string> => {
  const database = await startProofDatabase()
  const smtp = await startSmtpServer({ hideSTARTTLS: true })
  const proxy = await startTcpProxy({ host: '127.0.0.1', port: smtp.port })
  try {
    const settings = { SMTP_URL: `smtp://127.0.0.1:${proxy.port}`, MAIL_FROM: 'office@example.ie', ...LIMITS }
    const server = await database.startServer(port, settings)
    const token = await signUp(server.url)
    const recipients: string[] = []
    let slowestMs = 0
    for (let round = 0; round < count; round += 1) {
      for (let email = 0; email < EMAILS; email += 1) {
        const mail = `client-${round}-${email}@example.fr`
        recipients.push(mail)
        const started = performance.now()
        await sendForm(server.url, mail)
        slowestMs = Math.max(slowestMs, performance.now() - started)
        if (email === EMAILS / 2) await failingWays[round % failingWays.length]?.begin(proxy)
      }
      await sleep(AWAY_MS)
      if ((await ask(server.url, token)) !== 200) throw new Error('Calls fail while the mail server is away.')
      proxy.pass()
    }
    const arrived = (mail: string) => smtp.arrivals.filter(({ to }) => to === mail).length
    const isComplete = () => recipients.every((mail) => arrived(mail) > 0)
    for (const until = performance.now() + LAST_MS; !isComplete() && performance.now() < until;) await sleep(500)
    await server.stop()
    const [none, several] = [
      recipients.filter((mail) => arrived(mail) === 0).length,
      recipients.filter((mail) => arrived(mail) > 1).length,
    ]
    return `a mail server that ${waysInWords}, ${count} times in turn, while ${recipients.length} emails leave: ${none} did not arrive, ${several} arrived twice; the form that queued one was answered after ${Math.round(slowestMs)} ms at most`
  } finally {
    await proxy.stop()
    await smtp.stop()
    await database.stop()
  }
}
