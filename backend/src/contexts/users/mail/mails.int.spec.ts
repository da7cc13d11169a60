import { thingOf } from '../../../testing/made-league'
import { openProduct, PASSWORD, type Client, type Product } from '../../../testing/product'
import { until } from '../../../testing/until'
import { invite } from '../../../testing/sample'
import { openSmtpDouble, type SmtpDouble } from '../../../storage/mail/testing/smtp-double'
import { RunningDelivery } from './running-delivery'

const MINUTE = 60_000

let now = new Date('2026-01-31T20:00:00Z')
let server: SmtpDouble
let product: Product
let owner: Client
beforeAll(async () => {
  server = await openSmtpDouble()
  const settings = { SMTP_URL: server.url, MAIL_FROM: 'Fullcourt <league@example.com>' }
  product = await openProduct(settings, { clock: () => now })
  owner = product.as('org_owner')
})
afterEach(() => server.behave('takes all'))
afterAll(async () => {
  await product.close()
  await server.close()
})

/** A later moment, at which the process looks at what is due. */
const later = () => {
  now = new Date(now.getTime() + 2 * MINUTE)
  product.application.app.get(RunningDelivery).hasNew()
}

type Shown = { readonly id: number; readonly mail: string | null }

const mailOf = async (id: number) => {
  const shown = thingOf<Shown[]>(await owner.get('/api/invitations'))
  return shown.find(one => one.id === id)?.mail
}
const becomes = (id: number, state: string) => until(async () => (await mailOf(id)) === state)
const mailsTo = (address: string) => server.received.filter(({ to }) => to === address)

/** Long lines of a mail are folded; `=` at the end of one says that it goes on. */
const textOf = (content: string | undefined) => content?.replaceAll('=\n', '').replaceAll('=3D', '=') ?? ''

it('An invitation goes by mail where an address is known, with a link that opens it; no fact and nothing that is kept has it', async () => {
  const { id, secret } = await invite(owner, { name: 'Ina', email: 'ina@example.com' })
  await becomes(id, 'sent')
  const [mail] = mailsTo('ina@example.com')
  expect(textOf(mail?.content)).toContain(`http://localhost/invitation#${secret}`)
  expect((await product.as('nobody').post('/api/invitations/open', { secret })).status).toBe(200)
  const facts = await product.application.stores.events.read(`user-${id}`)
  const kept = await product.application.stores.secrets.getGroup('mails', 'outbox')
  expect(JSON.stringify([facts, [...kept]])).not.toMatch(new RegExp(`${secret}|ina@example`))
  const { id: unknown } = await invite(owner, { name: 'Ira' })
  expect(await mailOf(unknown)).toBeNull()
})

it('An address that is none is shown to whoever invited', async () => {
  server.behave('knows nobody')
  const { id } = await invite(owner, { name: 'Ida', email: 'ida@example.com' })
  await becomes(id, 'failed')
})

it('While the mail server takes nothing, calls go on, and the operator is told; an invitation that ended meanwhile is not sent', async () => {
  server.behave('is busy')
  const [ended, open] = [
    await invite(owner, { name: 'Iva', email: 'iva@example.com' }),
    await invite(owner, { name: 'Ivy', email: 'ivy@example.com' }),
  ]
  const ready = async () => JSON.stringify((await product.as('nobody').get('/api/health/ready')).body)
  await until(async () => (await ready()).includes('The mail server takes no mail.'))
  expect((await product.as('nobody').get('/api/health/ready')).status).toBe(200)
  expect(await mailOf(open.id)).toBe('waiting')
  thingOf(await owner.delete(`/api/invitations/${ended.id}`))
  server.behave('takes all')
  later()
  await becomes(open.id, 'sent')
  expect(mailsTo('iva@example.com')).toEqual([])
  expect(await ready()).not.toContain('mail')
})

it('A sign-in with a new device is told by mail, of a host that somebody wrote it says nothing, and of the first device neither', async () => {
  await product.as('nobody').post('/api/auth/login', { username: 'stan', password: PASSWORD }, { host: 'evil.example' })
  await until(() => mailsTo('stan@example.com').length > 0)
  const [mail, ...others] = mailsTo('stan@example.com')
  expect([textOf(mail?.content), others]).toEqual([expect.stringContaining('signed in as you to Riverside League'), []])
  expect(mail?.content).not.toContain('evil.example')
})
