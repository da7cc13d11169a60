import { expect, test } from '@playwright/test'
import { get, type IncomingHttpHeaders } from 'node:http'
import { runningProduct, type Person } from './running-product'

type Page = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly html: string }

/** Reads a page as the proxy in front of the product asks for it, by whatever name its visitor wrote. */
const read = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> =>
  new Promise((found, failed) => {
    get(new URL(path, runningProduct().url), { headers }, reply => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.once('end', () =>
        found({ status: reply.statusCode ?? 0, headers: reply.headers, html: Buffer.concat(parts).toString() }),
      )
    }).once('error', failed)
  })

test('A page of one host is never shown on another', async () => {
  await read('/demo', { host: 'league.test' })
  await read('/demo', { host: 'localhost', 'x-forwarded-host': 'localhost:666' })
  const page = await read('/demo', { host: 'localhost' })
  expect(page.status).toBe(200)
  expect(page.html).toContain('http://localhost/demo')
  expect(page.html).not.toContain('localhost:666')
})

test('A page is made for the scheme by which it was asked for', async () => {
  const host = { host: '192.0.2.7' }
  const safe = await read('/demo', { ...host, 'x-forwarded-proto': 'https' })
  const plain = await read('/demo', host)
  expect(safe.html).toContain('https://192.0.2.7/demo')
  expect(plain.html).not.toContain('https://192.0.2.7')
  expect(safe.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(plain.headers['strict-transport-security']).toBeUndefined()
})

test('A host that is none gets no page', async () => {
  for (const host of ['evil.test/path', 'a b', '"><script>']) expect((await read('/demo', { host })).status).toBe(400)
})

test('Addresses that differ in nothing that a page looks at answer the same page', async () => {
  // Other journeys write meanwhile: only pages between two writes can be compared.
  await expect(async () => {
    const plain = await read('/demo/schedule')
    for (let visitor = 0; visitor < 5; visitor += 1)
      expect((await read(`/demo/schedule?utm_source=mail-${visitor}`)).html).toBe(plain.html)
  }).toPass({ timeout: 30_000 })
  const plain = await read('/demo/schedule')
  expect((await read('/demo/schedule?show=completed&utm_source=mail')).html).not.toBe(plain.html)
})

/** The cookie of somebody who signed in. */
const cookieOf = async ({ username, password }: Person): Promise<string> => {
  const reply = await fetch(new URL('/api/auth/login', runningProduct().url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return reply.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

test('A page that was made for staff is kept nowhere, and is not what visitors get', async () => {
  const { staff } = runningProduct()
  const own = await read('/demo/leaderboard?staff', { cookie: await cookieOf(staff) })
  expect([own.headers['cache-control'], own.html.includes('Edit what it shows')]).toEqual(['no-store', true])
  const shared = await read('/demo/leaderboard?staff')
  expect([shared.headers['cache-control'], shared.html.includes('Edit what it shows')]).toEqual(['public, no-cache', false])
})

test('A shared page is taken over by the browser as it came', async ({ page }) => {
  const problems: string[] = []
  page.on('console', message => void (message.type() === 'error' && problems.push(message.text())))
  page.on('pageerror', error => void problems.push(error.message))
  await page.goto(`${runningProduct().url}/demo/teamList?utm_source=mail&fbclid=x&league=1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(problems).toEqual([])
})
