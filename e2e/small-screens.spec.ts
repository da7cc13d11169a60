import type { Locator, Page } from '@playwright/test'
import { gameNumber, shownScore } from './demo-games'
import { expect, signIn, test } from './visit'

/** Whether a person can press the middle of something: it is on the screen and nothing covers it. */
const isInReach = (locator: Locator): Promise<boolean> =>
  locator.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })

/** Whether nothing at the sides covers or cuts off something, wherever it is on the page. */
const isInSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate(element => {
    const { left, right } = element.getBoundingClientRect()
    const edges = element.closest('[role=region]')?.getBoundingClientRect()
    return edges !== undefined && left >= edges.left && right <= edges.right
  })

/** Words of the teams in the head of a game that are broken in two, or reach out of its card. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('h1')?.parentElement
    if (!card) throw new Error('This page has no head of a game.')
    const edge = card.getBoundingClientRect()
    const broken: string[] = []
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.parentElement?.closest('h1')) continue
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const { left, right } = range.getBoundingClientRect()
        if (range.getClientRects().length > 1 || left < edge.left || right > edge.right) broken.push(word)
      }
    }
    return broken
  })

test('the head of a game keeps its words whole and inside its card, at every width', async ({ page, product }) => {
  for (const place of [0, 1, 2, 3]) {
    await page.goto(`${product.url}/demo/games/${(await gameNumber(product.url, place)).id}`)
    for (const width of [360, 768, 800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await brokenWords(page), `${width} px`).toEqual([])
    }
  }
})

test('the line of day, time and place of a game does not end in a mark on a phone', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.url}/demo/games/${(await gameNumber(product.url, 0)).id}`)
  const lastSeen = page.getByRole('main').locator('span:has(+ span > .zoneName)').first()
  const markOf = (part: Locator) => part.evaluate(element => getComputedStyle(element, '::after').visibility)
  await expect(page.getByText('Los Angeles time').first()).toBeHidden()
  expect(await markOf(lastSeen)).toBe('hidden')
  await page.evaluate(() => document.documentElement.setAttribute('data-elsewhere', ''))
  expect(await markOf(lastSeen)).toBe('visible')
})

test('the final score is typed and saved on a phone with field and button in reach', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const game = await gameNumber(product.url, 7)
  await signIn(page, product.url, product.staff)
  await page.goto(`${product.url}/games/${game.id}`)
  await page.getByRole('button', { name: 'More of this game' }).click()
  await page.getByRole('menuitem', { name: 'Edit Game' }).click()
  await page.getByRole('dialog', { name: 'Edit Game Details' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit Final Scores' }).click()
  const final = page.getByLabel(`Final score, ${game.awayTeam}`)
  await expect(final).toBeFocused()
  await expect.poll(() => isInReach(final)).toBe(true)
  const save = page.getByRole('button', { name: 'Save Final Scores' })
  expect(await isInReach(save)).toBe(true)
  for (const period of ['Q1', 'Q4', 'OT'])
    expect(await isInSight(page.getByLabel(`${period}, ${game.homeTeam}`)), period).toBe(true)
  const points = (game.score_away ?? 0) + 1
  await final.fill(String(points))
  await save.click()
  await expect(page.getByText('Final game score updated!')).toBeVisible()
  expect(await shownScore(page, product.url, game)).toBe(`${points}–${game.score_home}`)
})

test('on a phone the totals of a box score cover no player', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, product.url, product.staff)
  await page.goto(`${product.url}/games/${(await gameNumber(product.url, 0)).id}`)
  const last = page.locator('main table tbody tr:last-child th').last()
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => isInReach(last)).toBe(true)
})

test('a new organization is created at 800 px without looking for the button', async ({ page, product }) => {
  await page.setViewportSize({ width: 800, height: 600 })
  await signIn(page, product.url, product.admin)
  await page.goto(`${product.url}/organizations`)
  await page.getByRole('button', { name: 'Create Organization' }).click()
  await expect.poll(() => isInReach(page.getByRole('dialog').getByRole('button', { name: 'Create Organization' }))).toBe(true)
})

test('the list of players opens over no field before somebody looks for one', async ({ page, product }) => {
  const game = await gameNumber(product.url, 0)
  await signIn(page, product.url, product.staff)
  await page.goto(`${product.url}/dashboard/seasons/${game.season_id}/leagues/${game.leagueId}/teams/${game.home_team_id}`)
  await page.getByRole('button', { name: 'Add Player' }).click()
  await expect(page.getByRole('combobox', { name: 'Existing player' })).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0)
  expect(await isInReach(page.getByLabel('Or a new player: first name'))).toBe(true)
})

test('scores are entered in the list of a phone with each side named beside its box', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const game = await gameNumber(product.url, 0)
  await signIn(page, product.url, product.staff)
  await page.goto(`${product.url}/dashboard/seasons/${game.season_id}/leagues/2`)
  await page.getByRole('switch', { name: 'Enter scores in the list' }).click()
  await expect(page.getByRole('textbox', { name: /^Points of / }).first()).toBeFocused()
  await expect(page.getByText(/^Away · /).first()).toBeVisible()
  await expect(page.getByText(/^Home · /).first()).toBeVisible()
})

/** The name of what has the focus, where something covers it. */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    if (!focused || focused === document.body) return null
    const { left, top, width, height } = focused.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen = hit !== null && (focused.contains(hit) || hit.contains(focused))
    return isSeen ? null : (focused.getAttribute('name') ?? focused.textContent)
  })

const FIELDS = 16

for (const [name, address, opens] of [
  ['a season', '/dashboard/seasons', 'Create Season'],
  ['an organization', '/organizations', 'Edit Riverside Basketball'],
] as const)
  test(`no field of the form of ${name} is covered when a key takes the focus there, forwards or back`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 390, height: 480 })
    await signIn(page, product.url, product.admin)
    await page.goto(product.url + address)
    await page.getByRole('button', { name: opens }).first().click()
    await page.getByRole('dialog').getByRole('textbox').first().focus()
    for (const key of [...Array<string>(FIELDS).fill('Tab'), ...Array<string>(FIELDS).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      expect(await coveredFocus(page)).toBeNull()
    }
  })

/** What the buttons of the open dialog say on more than one line. */
const brokenButtons = (page: Page): Promise<string[]> =>
  page
    .getByRole('dialog')
    .getByRole('button')
    .evaluateAll(buttons =>
      buttons.flatMap(button => {
        const broken: string[] = []
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const words = document.createRange()
          words.selectNodeContents(texts.currentNode)
          if (words.getClientRects().length > 1) broken.push(words.toString())
        }
        return broken
      }),
    )

test('the buttons of dialogs keep their words on one line, 360 px', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { season_id, leagueId } = await gameNumber(product.url, 0)
  await signIn(page, product.url, product.owner)
  const league = `/dashboard/seasons/${season_id}/leagues/${leagueId}`
  for (const [address, opens, saves] of [
    ['/dashboard/seasons', 'Create Season', 'Create Season'],
    [league, 'Add Game', 'Create Game'],
    [league, 'Add Bye', 'Create Bye'],
    [league, 'Add Week Off', 'Create Week Off'],
    ['/playerListAuth', 'Add Player', 'Add Player'],
    ['/organizations/1/staff', 'Create User', 'Create User'],
  ] as const) {
    await page.goto(product.url + address)
    await page.getByRole('button', { name: opens }).first().click()
    await expect(page.getByRole('dialog').getByRole('button', { name: saves })).toBeVisible()
    expect(await brokenButtons(page), opens).toEqual([])
  }
})
