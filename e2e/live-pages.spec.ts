import type { Browser, Page } from '@playwright/test'
import { EXPLORES } from './explores'
import { newLeague } from './new-league'
import { DESK, PHONE } from './screens'
import { expect, layoutShift, saidNews, test, watchLayoutShift, watchNews } from './visit'
import type { RunningProduct } from './running-product'

const SCREENS = { phone: PHONE, desk: DESK }

/** A league on an evening of games: one is over, the next one begins. */
const runningLeague = async (page: Page, product: RunningProduct) => {
  const league = await newLeague(page.request, product, 'live-pages')
  const teams: { readonly id: number; readonly players: readonly number[] }[] = []
  for (const name of ['Hawks', 'Owls', 'Bulls', 'Comets']) {
    const id = await league.addTeam(name)
    const players: number[] = []
    for (const first of ['Ana', 'Bea', 'Cleo']) players.push(await league.addPlayer(id, [first, name], String(players.length)))
    teams.push({ id, players })
  }
  const game = (away: number, home: number, time: string) => league.addGame(teams[away]?.id ?? 0, teams[home]?.id ?? 0, time)
  const games = [await game(0, 1, '18:00'), await game(2, 3, '19:00'), await game(0, 2, '20:00'), await game(1, 3, '21:00')]
  const [over = 0, next = 0] = games
  const points = (id: number, team: number, period: number, value: number) =>
    league.call('PUT', `/api/gamesv2/${id}/period-scores`, {
      periodScores: [{ gamePeriodId: period, team_id: team, score: value }],
    })
  await league.enterScore(over, 61, 58)
  await league.addLine(over, teams[0]?.players[0] ?? 0, 30)
  await league.addLine(over, teams[1]?.players[0] ?? 0, 20)
  return { ...league, teams, next, points }
}

const opened = async (browser: Browser, screen: keyof typeof SCREENS, addresses: Readonly<Record<string, string>>) => {
  const context = await browser.newContext({ viewport: SCREENS[screen], reducedMotion: 'reduce' })
  const pages = await Promise.all(
    Object.entries(addresses).map(async ([name, address]) => {
      const page = await context.newPage()
      await watchLayoutShift(page)
      await watchNews(page)
      await page.goto(address, { waitUntil: 'networkidle' })
      return { name: `${name} on a ${screen}`, page, moved: await layoutShift(page) }
    }),
  )
  return { context, pages }
}

test('every page that shows a game, tables or leaders says what changed, and nothing on it jumps', async ({
  page,
  product,
  browser,
}) => {
  const { slug, teams, next, enterScore, addLine, points } = await runningLeague(page, product)
  const site = `${product.url}/${slug}`
  const addresses = {
    game: `${site}/games/${next}`,
    standings: `${site}/teamList`,
    schedule: `${site}/schedule`,
    leaders: `${site}/leaderboard`,
    home: site,
    team: `${site}/teams/${teams[2]?.id}`,
  }
  const { game, standings, schedule, leaders, home, team } = addresses
  const onPhone = EXPLORES ? addresses : { game, standings, home }
  const atDesk = EXPLORES ? addresses : { game, schedule, leaders, team }
  const visits = await Promise.all([opened(browser, 'phone', onPhone), opened(browser, 'desk', atDesk)])
  const pages = visits.flatMap(visit => visit.pages)
  await addLine(next, teams[2]?.players[0] ?? 0, 12)
  await points(next, teams[2]?.id ?? 0, 1, 12)
  for (const one of pages.filter(({ name }) => name.startsWith('game')))
    await expect(one.page.locator('h1')).toContainText('Bulls 12')
  await addLine(next, teams[3]?.players[1] ?? 0, 33)
  await enterScore(next, 70, 72)
  for (const one of pages.filter(({ name }) => !name.startsWith('leaders') && !name.startsWith('standings')))
    await expect(one.page.getByText('72').first()).toBeAttached()

  const words = {
    game: 'Bulls 70, Comets 72: final.',
    standings: 'Comets 1–0. Bulls 0–1. Standings updated.',
    schedule: 'Bulls 70, Comets 72: final. Schedule updated.',
    leaders: expect.stringMatching(/Leaders updated\.$/) as unknown,
    // Its tables and leaders are answers of their own, which may have been announced before.
    home: expect.stringMatching(/^Bulls 70, Comets 72: final\.( .*updated\.)?$/) as unknown,
    team: 'Bulls 70, Comets 72: final.',
  }
  for (const [name, text] of Object.entries(words)) {
    for (const one of pages.filter(each => each.name.startsWith(name)))
      await expect.poll(() => saidNews(one.page), one.name).toContainEqual(text)
  }
  for (const one of pages) expect.soft((await layoutShift(one.page)) - one.moved, one.name).toBeLessThanOrEqual(0.02)
  await Promise.all(visits.map(({ context }) => context.close()))
})
