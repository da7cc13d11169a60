import type { Browser, Page } from '@playwright/test'
import { button, desk, everythingIsSaved, newGame, openCourtside, outage, phone, player, tap } from './courtside-page'
import type { Person, RunningProduct } from './running-product'
import { expect, signInByForm, test } from './visit'

/** What the public page and the page of staff say of a game: who has how much, and whether that is final. */
const bothSay = async (visitor: Page, staff: Page, [away, home]: readonly [number, number], status: 'Live' | 'Completed') => {
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Harbor ${away}, Summit ${home}`)
  await expect(visitor.getByText(status, { exact: true })).toBeVisible()
  await expect(staff.getByRole('main')).toContainText(new RegExp(`${status} ·[^]*Harbor\\s*${away}\\D*Summit\\s*${home}`))
}

/** From today's games to the page beside the court, by thumb, as somebody who was told nothing. */
const beginFromToday = async (browser: Browser, product: RunningProduct, person: Person): Promise<Page> => {
  const scorer = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage()
  await signInByForm(scorer, product.url, person)
  await scorer.getByRole('link', { name: /^Score courtside/ }).tap()
  await expect(scorer.getByText('Nothing counted yet. Tap a player.')).toBeVisible()
  return scorer
}

const openBoth = async (browser: Browser, visitor: Page, { url }: RunningProduct, game: number, slug: string, person: Person) => {
  await visitor.goto(`${url}/${slug}/games/${game}`)
  const staff = await desk(browser, { url }, person)
  await staff.goto(`${url}/games/${game}`)
  return staff
}

test('a person scores a whole game on a phone in five taps beside those that count, and it is final in public', async ({
  page,
  browser,
  product,
  request,
}) => {
  const { game, slug, people } = await newGame(request, product, 'four-quarters')
  const scorer = await beginFromToday(browser, product, people.away)
  const staff = await openBoth(browser, page, product, game, slug, people.home)
  const others: string[] = []
  const press = async (name: string) => {
    others.push(name)
    await button(scorer, name).tap()
  }
  for (const [quarter, end] of ['End Q1', 'End Q2', 'End Q3', 'End Q4'].entries()) {
    await tap(scorer, [['Ana', 'Three points']])
    await scorer.getByRole('button', { name: 'Summit' }).tap()
    await tap(scorer, [['Bea', 'Two points']])
    await bothSay(page, staff, [3 * (quarter + 1), 2 * (quarter + 1)], 'Live')
    await press(end)
    await scorer.getByRole('button', { name: 'Harbor' }).tap()
  }
  await press('Final 12–8: confirm')
  expect(others).toEqual(['End Q1', 'End Q2', 'End Q3', 'End Q4', 'Final 12–8: confirm'])
  await expect(scorer.getByText('Final 12–8')).toBeVisible()
  await everythingIsSaved(scorer)
  await bothSay(page, staff, [12, 8], 'Completed')
  const periods = page.getByRole('table', { name: 'Points by period' })
  await expect(periods.getByRole('row', { name: /Harbor/ })).toContainText(/3\s*3\s*3\s*3\s*12/)
  await expect(periods.getByRole('row', { name: /Summit/ })).toContainText(/2\s*2\s*2\s*2\s*8/)
  for (const one of [scorer, staff]) await one.context().close()
})

test('a slip that is taken back, a period without a connection and overtime after a tie end in the final score that was played', async ({
  page,
  browser,
  product,
  request,
}) => {
  const { game, slug, people } = await newGame(request, product, 'overtime')
  const scorer = await beginFromToday(browser, product, people.away)
  const staff = await openBoth(browser, page, product, game, slug, people.home)
  const summit = () => scorer.getByRole('button', { name: 'Summit' }).tap()

  await tap(scorer, [
    ['Ana', 'Three points'],
    ['Bea', 'Two points'],
  ])
  await button(scorer, 'Undo +2').tap()
  await bothSay(page, staff, [3, 0], 'Live')
  await button(scorer, 'End Q1').tap()
  await everythingIsSaved(scorer)
  const place = await player(scorer, 'Ana').boundingBox()
  await outage(scorer.context(), async () => {
    await tap(scorer, [['Dora', 'Two points']])
    await button(scorer, 'End Q2').tap()
    await summit()
    await tap(scorer, [['Ana', 'Three points']])
    await expect(scorer.getByRole('status').filter({ hasText: 'Offline: 3 taps kept on this phone' })).toBeVisible()
    expect((await player(scorer, 'Ana').boundingBox())?.y, 'a row that moved under the thumb').toBe(place?.y)
  })
  await everythingIsSaved(scorer)
  await bothSay(page, staff, [5, 3], 'Live')
  await button(scorer, 'End Q3').tap()
  await tap(scorer, [['Bea', 'Two points']])
  await button(scorer, 'End Q4').tap()
  await expect(scorer.getByText('A tie')).toBeVisible()
  await bothSay(page, staff, [5, 5], 'Live')
  await button(scorer, 'Play OT').tap()
  await tap(scorer, [['Bea', 'Free throw made']])
  await button(scorer, 'End OT').tap()
  await button(scorer, 'Final 5–6: confirm').tap()
  await everythingIsSaved(scorer)
  await bothSay(page, staff, [5, 6], 'Completed')
  const periods = page.getByRole('table', { name: 'Points by period' })
  await expect(periods.getByRole('row', { name: /Harbor/ })).toContainText(/3\s*2\s*0\s*0\s*0\s*5/)
  await expect(periods.getByRole('row', { name: /Summit/ })).toContainText(/0\s*0\s*3\s*2\s*1\s*6/)
  for (const one of [scorer, staff]) await one.context().close()
})

test('two phones at one game: a period that both end ends once, and a final score that does not add up is asked about', async ({
  page,
  browser,
  product,
  request,
}) => {
  const { game, slug, people } = await newGame(request, product, 'two-phones')
  const phones = [await phone(browser, product, people.away, 390), await phone(browser, product, people.home, 390)] as const
  const [away, home] = phones
  await Promise.all([openCourtside(away, product, game, 'away'), openCourtside(home, product, game, 'home')])
  const staff = await openBoth(browser, page, product, game, slug, people.home)
  await Promise.all([tap(away, [['Ana', 'Three points']]), tap(home, [['Ana', 'Two points']])])
  for (const one of phones) await expect(button(one, 'Harbor 3').or(button(one, 'Summit 2'))).toHaveCount(2)
  await Promise.all(phones.map(one => button(one, 'End Q1').tap()))
  for (const one of phones) {
    await everythingIsSaved(one)
    await expect(button(one, 'End Q2')).toBeVisible()
    await expect(one.getByRole('alert')).toHaveCount(0)
  }
  const pad = away.getByRole('region', { name: 'Ana Harbor' })
  const place = await pad.boundingBox()
  await button(away, 'End Q2').tap()
  const question = away.getByRole('dialog', { name: 'End Q2 without points?' })
  await expect(question).toBeVisible()
  expect(await pad.boundingBox()).toEqual(place)
  await question.getByRole('button', { name: 'Play on' }).tap()
  for (const period of ['Q2', 'Q3', 'Q4']) {
    await tap(home, [['Ana', 'Free throw made']])
    await button(home, `End ${period}`).tap()
  }
  await everythingIsSaved(home)
  await tap(away, [['Bea', 'Three points']])
  await button(away, 'Final 6–5: confirm').tap()
  const doubt = away.getByRole('dialog', { name: 'Enter a final score that does not add up?' })
  await expect(doubt).toContainText('Harbor: periods 3, final 6 (−3)')
  await doubt.getByRole('button', { name: 'Enter 6–5' }).tap()
  await everythingIsSaved(away)
  await bothSay(page, staff, [6, 5], 'Completed')
  await expect(home.getByText('Final 6–5')).toBeVisible()
  for (const one of [...phones, staff]) await one.context().close()
})
