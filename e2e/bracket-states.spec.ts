import type { Page } from '@playwright/test'
import { EXPLORES } from './explores'
import { looksInTurn } from './looks-in-turn'
import { divisionAddress, ownBracket, playMatchup, publicAddress, switchBrackets } from './own-bracket'
import { expect, followDevice, signIn, test } from './visit'

/** Opens pages one after another, each by a text that it says, and looks at them. */
const opensClean = (page: Page) => {
  const looksClean = looksInTurn(page)
  return async (address: string, text: string) => {
    await page.goto(address)
    await expect(page.getByText(text).locator('visible=true').first()).toBeVisible()
    await looksClean(`${address}, ${text}`)
  }
}

test('the public page of a bracket is accessible with byes, half played and with a champion', async ({
  page,
  product,
  context,
}) => {
  await followDevice(context, product.url)
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { name: 'cup-played', teams: ['Hawks', 'Owls', 'Bulls'] })
  const address = product.url + publicAddress(bracket)
  const isClean = opensClean(page)
  await isClean(address, 'To be decided')
  await playMatchup(page.request, product, bracket, 'r1-1', [61, 58])
  await isClean(address, '61')
  await playMatchup(page.request, product, bracket, 'r2-0', [70, 71])
  await isClean(address, 'Owls')
})

test('the pages of a bracket are accessible where there is none: no teams, unknown, switched off', async ({
  page,
  product,
  context,
}) => {
  await followDevice(context, product.url)
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { name: 'cup-none', teams: [] })
  const unknown = { ...bracket, division: 999_999 }
  const isClean = opensClean(page)
  await isClean(product.url + publicAddress(bracket), 'The bracket will be here as soon as this division has two teams.')
  await isClean(product.url + divisionAddress(bracket), 'No teams available')
  await isClean(product.url + publicAddress(unknown), 'Division not found.')
  await isClean(product.url + divisionAddress(unknown), 'Division not found.')
  await switchBrackets(page.request, product, bracket.organization, false)
  await isClean(product.url + publicAddress(bracket), 'No bracket is being played now.')
  await isClean(product.url + divisionAddress(bracket), 'Brackets are not switched on.')
})

for (const size of EXPLORES ? [40, 64] : [64])
  test(`a bracket of ${size} teams is printed on one page`, async ({ page, product }) => {
    await signIn(page, product.url, product.admin)
    const teams = Array.from({ length: size }, (_, i) => `Team ${i + 1}`)
    const bracket = await ownBracket(page.request, product, { name: `cup-of-${size}`, teams })
    await page.goto(product.url + publicAddress(bracket), { waitUntil: 'networkidle' })
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
