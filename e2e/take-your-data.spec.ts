import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { PHONE } from './screens'
import { expect, followDevice, sidewaysScroll, signIn, test, violationsInBothThemes } from './visit'

const COMMAND_LINE = resolve(__dirname, '../backend/dist/product/cli.js')

const download = async (page: Page, name: string): Promise<{ readonly path: string; readonly file: string }> => {
  const [downloaded] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  return { path: await downloaded.path(), file: downloaded.suggestedFilename() }
}

test('An owner takes everything along, and an empty installation brings it in', async ({ page, product, context }) => {
  await followDevice(context, product.url)
  await signIn(page, product.url, product.owner)
  await page.setViewportSize(PHONE)
  const signedIn = await page.request.get(`${product.url}/api/auth/check-auth`)
  const { user } = (await signedIn.json()) as { user: { organization: { id: number } } }
  await page.goto(`${product.url}/organizations/${user.organization.id}/data`)
  const section = page.getByRole('heading', { name: 'Take your data with you' })
  await section.scrollIntoViewIfNeeded()
  expect(await violationsInBothThemes(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  const [zip, facts] = [await download(page, 'Download everything'), await download(page, 'Download facts')]
  expect([zip.file, facts.file]).toEqual(['demo.zip', 'facts.ndjson'])
  const count = (await readFile(facts.path, 'utf8')).trim().split('\n').length
  const data = await mkdtemp(join(tmpdir(), 'taken-along-'))
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND_LINE, 'import', zip.path], {
    env: { PATH: process.env.PATH, FULLCOURT_DATA: data },
  })
  await rm(data, { recursive: true })
  const [, brought] = /is in\. Facts: (\d+)/.exec(stdout) ?? []
  expect(Number(brought)).toBeGreaterThan(500)
  expect(Number(brought)).toBeLessThanOrEqual(count)
})
