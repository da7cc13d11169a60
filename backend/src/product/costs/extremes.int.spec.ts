import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryBus } from '@nestjs/cqrs'
import { PUBLIC_PAGE_NAMES, type PublicPageName } from '@fullcourt/domain/pages/public-pages'
import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import { byLetter } from '@fullcourt/domain/players/directory/letters'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { ActionsExportQuery } from '../../contexts/history/audit/audit.queries'
import { PEOPLE } from '../../core/injection/tokens'
import type { People } from '../../storage/people/people'
import { generate, leagueOf, roomySchedule } from '../../contexts/schedules/testing/schedule-client'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import { sampleOf } from '../../testing/sample'
import { until } from '../../testing/until'
import { appendFacts } from './testing/appended-facts'
import { StoreCounter, type Reads } from './testing/counted-stores'
import { homeOf, renamingFacts } from './testing/extreme-facts'
import { FALLING_SHORT, USUAL, type ExtremeLimit } from './testing/extreme-limits'
import {
  CORRECTED,
  CORRECTIONS,
  extremes,
  GAMES,
  LEAGUES,
  MOST_POINTS,
  nthLeague,
  PLAYERS,
  playersWith,
  POINTS_A_GAME,
  SEASONS,
  TIED,
  VETERAN,
} from './testing/extremes'
import { costOfPage } from './testing/measured'
import { addressesOf } from './testing/pages'

const counter = new StoreCounter()
let product: Product
let season: number
let counted: ReadonlyMap<PublicPageName, Reads>

/** Of a generated schedule, in each of which a team has a bye. */
const WEEKS = 25

/** One organization with all of it: hundreds of leagues, thousands of players, long ties, a long career, a game corrected again and again, a generated schedule. */
beforeAll(async () => {
  product = await openProduct({}, { around: counter.around, clock: () => new Date('2026-06-15T12:00:00Z') })
  const owner = product.as('org_owner')
  const sample = await sampleOf(product, product.organization, owner)
  season = sample.league.season
  thingOf(await owner.put(`/api/seasonsv2/${season}`, { active: true }))
  const people = product.application.app.get<People>(PEOPLE)
  const five = await leagueOf(owner, 5, season)
  await generate(owner, await roomySchedule(owner, five, { numWeeks: WEEKS }))
  await appendFacts(product, 'extremes', await extremes(people, { organization: product.organization.id, season }))
  const teams = [homeOf(nthLeague(0)).team, homeOf(nthLeague(1)).team] as const
  const addresses = addressesOf({ ...sample, teams, player: VETERAN, game: CORRECTED })
  const pages = new Map<PublicPageName, Reads>()
  for (const name of PUBLIC_PAGE_NAMES) pages.set(name, await costOfPage({ product, counter, sample }, addresses[name]))
  counted = pages
}, 300_000)
afterAll(() => product.close())

const answer = async <Answer>(address: string): Promise<Answer> =>
  thingOf<Answer>(
    await product.as('nobody').get(`${address}${address.includes('?') ? '&' : '?'}slug=${product.organization.slug}`),
  )

/** What this page reads grows with the seasons of a career, of which there are as many in every run. */
const OF_SEASONS: PublicPageName = 'playerStats'

/** Of a third of the sizes a third may be read, and what any page may. */
const limitOf = (name: PublicPageName): ExtremeLimit => {
  const short = FALLING_SHORT[name]
  if (short === undefined || EXPLORES || name === OF_SEASONS) return short ?? USUAL
  return { documents: short.documents / 3 + USUAL.documents, queries: short.queries / 3 + USUAL.queries }
}

describe('An organization of extreme sizes', () => {
  it.each(PUBLIC_PAGE_NAMES)('has a page %s that reads little beside what it shows, or is named', name => {
    const { documents, queries } = counted.get(name)!
    const limit = limitOf(name)
    expect(documents).toBeLessThanOrEqual(limit.documents)
    expect(queries).toBeLessThanOrEqual(limit.queries)
  })

  it('has no page that is named and reads little', () => {
    const isLarge = ({ documents, queries }: Reads) => documents > USUAL.documents || queries > USUAL.queries
    const large = [...counted].filter(([, reads]) => isLarge(reads)).map(([name]) => name)
    expect(large.toSorted()).toEqual(Object.keys(FALLING_SHORT).toSorted())
  })
})

type Leader = { readonly rank: number; readonly player_id: PlayerId; readonly value: number }
type LeadersOfStatistic = { readonly leaders: readonly Leader[] }

describe('Of its leaders', () => {
  /** Those of the sample league have other players. */
  const ofExtremes = async (by: 'game' | 'total') => {
    const [points] = await answer<readonly LeadersOfStatistic[]>(`/api/leaders?stat=PTS&by=${by}`)
    return (points?.leaders ?? []).filter(({ player_id }) => player_id >= playersWith(MOST_POINTS)[0]!)
  }

  it.each(['total', 'game'] as const)('all who are equal are shown, in %s, and nobody else', async by => {
    const leaders = await ofExtremes(by)
    expect(leaders.map(({ player_id }) => player_id)).toEqual(playersWith(MOST_POINTS))
    expect(leaders).toHaveLength(TIED)
    expect(new Set(leaders.map(({ rank, value }) => `${rank}. ${value}`)).size).toBe(1)
  })

  it('nobody leads with nothing, however many have it', async () => {
    expect(playersWith(0)).toHaveLength(TIED)
    expect(await answer('/api/leaders?stat=AST&by=total')).toEqual([])
  })
})

it('Each of its leagues has its table', async () => {
  type League = { readonly id: number; readonly teams: readonly { readonly wins: number; readonly losses: number }[] }
  const leagues = await answer<readonly League[]>(`/api/seasonsv2/${season}/leagues-with-teams-public`)
  const extreme = leagues.filter(({ id }) => id >= nthLeague(0))
  expect(extreme).toHaveLength(LEAGUES)
  const records = extreme.map(({ teams }) => teams.map(({ wins, losses }) => `${wins}–${losses}`).join(' '))
  expect(new Set(records)).toEqual(new Set(['1–0 0–1']))
})

describe('Of its players', () => {
  type Named = { readonly id: PlayerId; readonly firstName: string; readonly lastName: string }
  type Part = { readonly count: number; readonly parts: number; readonly players: readonly Named[] }

  const listed = (query = ''): Promise<Part> => answer<Part>(`/api/playersv2/directory?seasonId=${season}${query}`)
  const inParts = async (query = ''): Promise<readonly Named[]> => {
    const { parts } = await listed(`${query}&part=1`)
    const all = await Promise.all(Array.from({ length: parts }, (_, at) => listed(`${query}&part=${at + 1}`)))
    return all.flatMap(({ players }) => players)
  }
  const idsOf = (players: readonly Named[]) => players.map(({ id }) => id)
  const everybody = () => answer<readonly Named[]>(`/api/playersv2?seasonId=${season}`)

  it('all are listed', async () => {
    expect((await everybody()).filter(({ id }) => id >= playersWith(MOST_POINTS)[0]!)).toHaveLength(PLAYERS)
  })

  it('the parts of the directory have each once, by the letters', async () => {
    const slowly = byLetter(await everybody()).flatMap(({ players }) => players)
    expect(idsOf(await inParts())).toEqual(idsOf(slowly))
  })

  it('those of a name are found in parts, in their order', async () => {
    const slowly = (await everybody()).filter(({ firstName, lastName }) => `${firstName} ${lastName}`.includes('nn10'))
    expect(idsOf(await inParts('&name=nn10'))).toEqual(idsOf(slowly))
  })

  it('they are more than are answered as a whole', async () => {
    expect(await listed()).toMatchObject({ count: (await everybody()).length, parts: 0, players: [] })
  })
})

it('A career has every game, and the page of the player each of its seasons', async () => {
  type Stats = { readonly gameStats: readonly { readonly value: number; readonly stat: { readonly abbreviation: string } }[] }
  const { gameStats } = await answer<Stats>(`/api/playersv2/${VETERAN}/stats`)
  const points = gameStats.filter(({ stat }) => stat.abbreviation === 'PTS').map(({ value }) => value)
  expect(points).toEqual(Array.from({ length: GAMES }, () => POINTS_A_GAME))
  const { teamHistory } = await answer<{ readonly teamHistory: readonly unknown[] }>(`/api/playersv2/${VETERAN}/basic?scope=all`)
  expect(teamHistory).toHaveLength(SEASONS)
})

it('A game that was corrected again and again shows its score and its last corrections, and says how many there were', async () => {
  type Corrected = {
    readonly game: { readonly score_home: number; readonly score_away: number }
    readonly corrections: readonly { readonly number: number }[]
    readonly earlierCorrections: number
  }
  const { game, corrections, earlierCorrections } = await answer<Corrected>(`/api/gamesv2/${CORRECTED}`)
  expect([game.score_home, game.score_away]).toEqual([61, 58])
  expect(corrections[0]?.number).toBe(CORRECTIONS)
  expect(corrections.length + earlierCorrections).toBe(CORRECTIONS)
})

describe('A history of 12,000 actions', () => {
  const ACTIONS = 12_000
  const { team } = homeOf(nthLeague(0))
  const csv = `/api/history.csv?teamId=${team}`

  beforeAll(async () => {
    await appendFacts(product, 'renamings', renamingFacts(product.organization.id, team, ACTIONS), { apart: true })
  }, 120_000)

  it('is taken along whole, each action once', async () => {
    const { body } = await product.as('staff').get(csv)
    const renamings = String(body)
      .split('\r\n')
      .filter(line => line.includes('changed the name of'))
    expect(renamings).toHaveLength(ACTIONS)
    expect(new Set(renamings.map(line => line.slice(line.lastIndexOf(',')))).size).toBe(ACTIONS)
  })

  it('is read in pages that cost the same, none with the help of what the ones before looked at', async () => {
    const { organization } = product
    const actor = { user: 1, role: 'staff', organization: organization.id } as const
    const asked = { scope: { kind: 'staff', actor, organization: organization.id }, wanted: { team, kind: 'team' } } as const
    const { pages } = await product.application.app.get(QueryBus).execute(new ActionsExportQuery(asked))
    const costs: number[] = []
    for await (const page of pages) {
      costs.push(counter.readSince().documents)
      counter.taken()
      if (page.length < 50 || costs.length > 40) break
    }
    const [, ...further] = costs
    expect(further).toHaveLength(40)
    expect(new Set(further).size).toBe(1)
  })

  it('is read no further once whoever takes it has gone', async () => {
    const { app } = product.application
    await app.listen(0, '127.0.0.1')
    const { port } = app.getHttpServer().address() as AddressInfo
    counter.taken()
    const request = get({ port, path: csv, headers: { cookie: product.cookieOf('staff') } })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    await once(answer, 'data')
    answer.destroy()
    let seen = -1
    await until(() => {
      const { documents } = counter.readSince()
      const isStill = documents === seen
      seen = documents
      return isStill
    })
    expect(seen).toBeLessThan(ACTIONS)
  })
})
