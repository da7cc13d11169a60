import type { Page } from '@playwright/test'
import { EXPLORES } from './explores'
import { newLeague } from './new-league'
import { addOwner, chooseOwnPassword, fillSignIn } from './new-owner'
import { ownName } from './own-name'
import { expect, signInByForm, test } from './visit'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true })

/** An organization, its season and a league with two teams; ends on the page of the league. */
const makeLeague = async (page: Page, { name, slug }: { readonly name: string; readonly slug: string }) => {
  await button(page, 'Create Organization').click()
  await field(page, 'Name').fill(name)
  await field(page, 'Slug').fill(slug)
  await dialog(page).getByLabel('Time zone').fill('America/Los_Angeles')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name }).click()
  await button(page, 'Create Season').click()
  await field(page, 'Name').fill('Fall')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Fall', exact: true }).click()
  await button(page, 'Paste a list of leagues').click()
  await field(page, 'Leagues').fill('Sunday')
  await inDialog(page, 'Add 1 League').click()
  await page.getByRole('link', { name: 'Sunday' }).click()
  await button(page, 'Paste Teams').first().click()
  await field(page, 'Teams').fill('Hawks\n4 Ana Lee\n\nOwls\n7 Bea Roy')
  await inDialog(page, 'Add 2 Teams and 2 Players').click()
  await expect(page.getByText('2 teams and 2 players added')).toBeVisible()
}

/** The owls visit the hawks, and lose. */
const playGame = async (page: Page) => {
  await button(page, 'Add a game').click()
  await dialog(page).getByLabel('Away team').selectOption('Owls')
  await dialog(page).getByLabel('Home team').selectOption('Hawks')
  await dialog(page).getByLabel('Date').fill('2026-03-08')
  await dialog(page).getByLabel('Time').fill('19:30')
  await inDialog(page, 'Create Game').click()
  await button(page, /update score/i).click()
  await dialog(page)
    .getByLabel(/\(home\)/)
    .fill('61')
  await dialog(page)
    .getByLabel(/\(away\)/)
    .fill('58')
  await inDialog(page, 'Update Score').click()
  await expect(page.getByText('Score updated successfully')).toBeVisible()
}

/** Where it is another day than in the league. */
const ELSEWHERE = 'Pacific/Kiritimati'

const readFirstTable = async (visitor: Page, home: string) => {
  await visitor.goto(`${home}/teamList`)
  const rows = visitor.getByRole('region', { name: 'Sunday' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/Hawks.*1.*0/)
  await expect(rows.nth(2)).toContainText(/Owls.*0.*1/)
  await rows.nth(1).getByRole('link', { name: 'Hawks', exact: true }).click()
  await visitor.getByRole('link', { name: /^Won 61–58 against Owls/ }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Owls 58, Hawks 61')
  await expect(visitor.getByRole('main')).toContainText('March 8, 2026')
  await expect(visitor.getByRole('main')).toContainText('7:30 PM')
  await expect(visitor.getByText('Los Angeles time').first()).toBeVisible()
}

const OWN = 'only I know this one'

const DEVICES = [
  { device: ELSEWHERE, name: 'tidewater' },
  ...(EXPLORES ? [{ device: 'America/Los_Angeles', name: 'rivermouth' }] : []),
]

for (const { device, name } of DEVICES)
  test.describe(`on a device in ${device}`, () => {
    test.use({ timezoneId: device })

    test('a season comes from nothing to its first public table, which reads the same where it is another day', async ({
      page,
      product,
      browser,
    }) => {
      const slug = ownName(name)
      await signInByForm(page, product.url, product.admin)
      await makeLeague(page, { name: `League of ${slug}`, slug })
      await playGame(page)
      await readFirstTable(await (await browser.newContext({ timezoneId: ELSEWHERE })).newPage(), `${product.url}/${slug}`)
    })
  })

test('an owner chooses a password of their own before anything else, and erases a player, whom no public page names since', async ({
  page,
  product,
  browser,
  request,
}) => {
  const league = await newLeague(request, product, 'headland')
  const [hawks, owls] = [await league.addTeam('Hawks'), await league.addTeam('Owls')]
  const ana = await league.addPlayer(hawks, ['Ana', 'Lee'], '4')
  const game = await league.addGame(owls, hawks, '19:30', -1)
  await league.addLine(game, ana, 31)
  await league.enterScore(game, 58, 61)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${product.url}/${league.slug}/games/${game}`)
  await expect(visitor.getByRole('row', { name: /Ana Lee/ }).first()).toContainText('31')

  await signInByForm(page, product.url, product.admin)
  await page.goto(`${product.url}/organizations/${league.organization}/staff`)
  const given = await addOwner(page, `${league.slug}-owner`)
  const owner = await (await browser.newContext()).newPage()
  await fillSignIn(owner, product.url, given)
  await chooseOwnPassword(owner, given, OWN)
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Today')
  const again = await (await browser.newContext()).newPage()
  await fillSignIn(again, product.url, given)
  await expect(again.getByText('Login failed. Please check your credentials.')).toBeVisible()
  await signInByForm(again, product.url, { ...given, password: OWN })

  await owner.goto(`${product.url}/playerListAuth?name=ana`)
  await owner.getByRole('link', { name: 'Ana Lee' }).click()
  await button(owner, 'Erase Ana Lee').click()
  await inDialog(owner, 'Erase player').click()
  await expect(owner.getByText('Ana Lee erased')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('row', { name: /Removed player/ }).first()).toContainText('31')
  expect(await visitor.content()).not.toContain('Ana Lee')
})
